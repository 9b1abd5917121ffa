import { type Crop, sideOf } from './crop.ts';

/** Draws the selected square of a picture so that it fills a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    ...([crop.x - side / 2, crop.y - side / 2, side, side] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
}

/** Returns the content of a canvas as PNG in base64. */
export function base64Of(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
}
