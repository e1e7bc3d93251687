import { useEffect, useState } from 'react';

/** The address at which the page can show an image that is in memory; undefined until it has one. */
export function useObjectUrl(image: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!image) return;
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [image]);
  return address;
}
