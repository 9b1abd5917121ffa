import { avatarSizes } from '@inkstone/contracts/accounts/profile';
import { Button, Dialog, Notice } from '@inkstone/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Crop, clampCrop, maxZoom, moveCrop, wholeOf } from './crop.ts';
import { base64Of, drawCrop } from './draw-crop.ts';

export interface CropDialogProps {
  picture: ImageBitmap;
  isBusy: boolean;
  /** Why the avatar could not be saved, as text. */
  failure: string;
  onDone: (base64: string) => void;
  onClose: () => void;
}

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

/** Selects the square of a picture that becomes the avatar, by dragging, with the arrow keys or with the slider. */
export function CropDialog({ picture, isBusy, failure, onDone, onClose }: CropDialogProps) {
  const t = useTranslations('account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => wholeOf(picture));
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cropTitle')}
      description={t('cropHint')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => canvas.current && onDone(base64Of(canvas.current))}
          >
            {t('cropDone')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-5 pb-1">
        <Frame picture={picture} crop={crop} onCrop={setCrop}>
          <canvas ref={canvas} width={avatarSizes.large} height={avatarSizes.large} className="size-full" />
        </Frame>
        <ZoomSlider zoom={crop.zoom} onZoom={(zoom) => setCrop(clampCrop(picture, { ...crop, zoom }))} />
        {failure && (
          <Notice tone="bad" role="alert" className="w-full">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface FrameProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  children: React.ReactNode;
}

function Frame({ picture, crop, onCrop, children }: FrameProps) {
  const t = useTranslations('account');
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onCrop(moveCrop(picture, crop, { x: -event.movementX / width, y: -event.movementY / width }));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const zoom = event.key === '+' || event.key === '=' ? 1.1 : event.key === '-' ? 1 / 1.1 : null;
    if (!step && zoom === null) return;
    event.preventDefault();
    onCrop(
      step ? moveCrop(picture, crop, step) : clampCrop(picture, { ...crop, zoom: crop.zoom * (zoom ?? 1) }),
    );
  };
  return (
    <div
      role="application"
      aria-label={t('cropFrame')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the square is moved with the arrow keys.
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="size-56 cursor-move touch-none overflow-hidden rounded-full border border-edge bg-sunken select-none"
    >
      {children}
    </div>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useTranslations('account');
  const id = useId();
  return (
    <div className="flex w-full max-w-72 items-center gap-3">
      <label htmlFor={id} className="text-sm text-soft">
        {t('cropZoom')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-8 grow accent-action"
      />
    </div>
  );
}
