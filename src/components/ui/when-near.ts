/** Resolves once an element is in view, or within `margin` pixels of it. */
export function whenNear(element: Element, margin = 0): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
  });
}
