/** Which square of a picture is taken: its middle in pixels of the picture, and how many times it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 shows the largest square there is. */
  readonly zoom: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const mostZoom = 6;

/** The side of the square, in pixels of the picture. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The largest square, in the middle. */
export function wholeOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The nearest square that lies in the picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    x: Math.min(size.width - half, Math.max(half, crop.x)),
    y: Math.min(size.height - half, Math.max(half, crop.y)),
    zoom,
  };
}

/** The square moved by a part of its own side: 1 is a whole square to the right or down. */
export function moveCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(size, crop);
  return clampCrop(size, { ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side });
}
