export const svgNamespace = 'http://www.w3.org/2000/svg';
export const xlinkNamespace = 'http://www.w3.org/1999/xlink';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
export const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Allowed SVG elements: those that draw, and none that run scripts, fetch resources or contain HTML. */
export const elements = list(`
  svg g defs symbol use title desc metadata switch view a style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  animate animateTransform animateMotion mpath set
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Attributes whose values are checked as CSS: they may refer to parts of the drawing. */
export const styled = list(`
  style alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform
  transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
  gradientTransform patternTransform values from to by`);

/** Attributes whose values are numbers, names and keywords. */
export const plain = list(`
  id class lang role tabindex focusable version baseProfile width height viewBox preserveAspectRatio x y x1 x2 y1 y2 z dx dy
  cx cy r rx ry fx fy fr d points pathLength offset rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits
  markerWidth markerHeight orient refX refY filterUnits primitiveUnits filterRes in in2 result mode type tableValues slope
  intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  kernelUnitLength surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY
  pointsAtZ azimuth elevation xChannelSelector yChannelSelector scale stdDeviation radius baseFrequency numOctaves seed
  stitchTiles systemLanguage requiredFeatures media attributeName attributeType begin dur end min max restart repeatCount
  repeatDur calcMode keyTimes keySplines keyPoints additive accumulate path zoomAndPan xml:space`);

/** Attributes that an animation may change: appearance only, never the target of a link. */
export const animated: ReadonlySet<string> = new Set(
  [...styled, ...plain].filter((name) => !/^(?:style|class|id|type)$/.test(name)),
);

/** Whether an attribute is ARIA or custom data, which draws nothing. */
export function isNote(name: string): boolean {
  return /^(?:aria|data)-[a-z][\w.-]*$/.test(name);
}

/** Whether a namespace belongs to a drawing program's own metadata, which browsers ignore. */
export function isInert(namespace: string): boolean {
  return (
    /^http:\/\/ns\.adobe\.com\/[\w./]*$/.test(namespace) ||
    /^https?:\/\/(?:www\.)?(?:inkscape\.org|bohemiancoding\.com|serif\.com|figma\.com|vectornator\.io|boxy-svg\.com|krita\.org|creativecommons\.org|web\.resource\.org|purl\.org|sodipodi\.sourceforge\.net|w3\.org\/1999\/02\/22-rdf-syntax-ns#|w3\.org\/2000\/01\/rdf-schema#)/.test(
      namespace,
    )
  );
}
