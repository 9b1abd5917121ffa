/** The square cut out of a picture: its centre in pixels of the picture, and its magnification. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 is the largest possible square. */
  readonly zoom: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const maxZoom = 6;

/** Returns the side of the square, in pixels of the picture. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Returns the largest square, centred. */
export function wholeOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the nearest square inside the picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    x: Math.min(size.width - half, Math.max(half, crop.x)),
    y: Math.min(size.height - half, Math.max(half, crop.y)),
    zoom,
  };
}

/** Moves the square by a fraction of its side: 1 is one full side to the right or down. */
export function moveCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(size, crop);
  return clampCrop(size, { ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side });
}
