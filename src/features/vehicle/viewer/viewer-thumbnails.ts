import { pageParts } from '../page-parts.ts';
import { createElement } from './create-element.ts';

/** A picture as it comes close to being seen within its scroller; nothing of it loads before. */
function whenNear(root: HTMLElement, elements: readonly HTMLElement[], load: (index: number) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(elements.findIndex((element) => element === target));
      }
    },
    { root, rootMargin: '0px 50%' },
  );
  for (const element of elements) observer.observe(element);
}

/** Small pictures below the viewer, one for each slide; pressing one goes there. */
export function viewerThumbnails(
  strip: HTMLElement,
  slides: readonly Element[],
  goTo: (slide: number) => void,
) {
  const buttons = slides.map((slide, index) => {
    const isVideo = pageParts.find(slide, 'video') !== null;
    const image = createElement('img', { alt: '', width: 96, height: 64, decoding: 'async' });
    image.addEventListener('error', () => image.remove(), { once: true });
    const button = createElement(
      'button',
      {
        type: 'button',
        className: 'viewer-thumbnail',
        ariaLabel: isVideo ? 'Show the video' : `Show ${index + 1}`,
      },
      image,
    );
    if (isVideo) button.classList.add('viewer-thumbnail-video');
    button.addEventListener('click', () => goTo(index));
    return { button, image };
  });
  strip.replaceChildren(...buttons.map(({ button }) => button));
  whenNear(
    strip,
    buttons.map(({ button }) => button),
    (index) => {
      const source = slides[index]?.querySelector('img');
      const image = buttons[index]?.image;
      if (!source || !image) return;
      image.sizes = '96px';
      if (source.srcset) image.srcset = source.srcset;
      image.src = source.getAttribute('src') ?? '';
    },
  );

  return {
    show(slide: number): void {
      buttons.forEach(({ button }, index) => (button.ariaCurrent = index === slide ? 'true' : null));
      const button = buttons[slide]?.button;
      if (button) strip.scrollTo({ left: button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2 });
    },
  };
}
