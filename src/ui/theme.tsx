import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

type ColorTheme = 'light' | 'dark';

interface ThemeState {
  theme: ColorTheme;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeState | undefined>(undefined);

/**
 * Provides the theme. The class on the root element is the state: the boot script sets it from `theme` in local storage before
 * the first paint, and the toggle changes both (requirement 1).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  return <ThemeContext value={states[theme]}>{children}</ThemeContext>;
}

/** Returns the theme and its toggle. @throws outside a ThemeProvider (requirement 13) */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme must be used inside a <ThemeProvider>.');
  return state;
}

const states = {
  light: { theme: 'light', toggleTheme },
  dark: { theme: 'dark', toggleTheme },
} as const;

function readTheme(): ColorTheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function toggleTheme(): void {
  const theme: ColorTheme = readTheme() === 'dark' ? 'light' : 'dark';
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage may be blocked; the theme then holds for this visit.
  }
}
