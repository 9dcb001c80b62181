import { narrowestSource, photoId, shownPhotos } from '../../../domain/vehicle/card-photos.ts';
import { loadPage } from '../../../services/load-page.ts';

/**
 * Addresses of the photos that the card of a vehicle shows, by its page, which names them and which the shopper may open next.
 * None where the vehicle is gone. Rejects where no answer comes.
 */
export async function loadCardPhotos(href: string): Promise<string[]> {
  const page = await loadPage(href);
  const photos: string[] = [];
  for (let number = 1; number <= shownPhotos(Infinity); number++) {
    const photo = page?.getElementById(photoId(number))?.querySelector('img');
    if (photo) photos.push(narrowestSource(photo.srcset, photo.src));
  }
  return photos;
}
