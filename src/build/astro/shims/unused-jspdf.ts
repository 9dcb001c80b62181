/**
 * Stands in for the packages with which jspdf draws HTML, SVG and PNG (vite alias in astro.config.mjs): a vehicle's PDF is
 * text and one JPEG, and each of them would be a file in every site.
 */
const notUsed = (): never => {
  throw new Error('this part of jspdf is left out of these sites');
};

export const decode = notUsed;
export default notUsed;
