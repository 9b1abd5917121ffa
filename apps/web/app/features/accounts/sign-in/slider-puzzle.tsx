import type { PuzzleView, TrackPoint } from '@inkstone/contracts/accounts';
import { Button, Spinner } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface SliderPuzzleProps {
  puzzle: Extract<PuzzleView, { kind: 'slider' }>;
  isBusy: boolean;
  onAnswer: (track: TrackPoint[]) => void;
}

const sliderClass =
  'h-11 w-full cursor-grab touch-none appearance-none rounded-full border border-edge bg-sunken active:cursor-grabbing ' +
  '[&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-raised [&::-webkit-slider-thumb]:bg-seal ' +
  '[&::-moz-range-thumb]:size-9 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 ' +
  '[&::-moz-range-thumb]:border-raised [&::-moz-range-thumb]:bg-seal';

/** The picture with its gap, and a native slider that moves the piece: by finger, mouse and arrow keys. */
export function SliderPuzzle({ puzzle, isBusy, onAnswer }: SliderPuzzleProps) {
  const t = useTranslations('accounts');
  const maxX = puzzle.width - puzzle.pieceSize;
  const [x, setX] = useState(0);
  const [isByKeys, setByKeys] = useState(false);
  const track = useRef<TrackPoint[]>([]);
  const startedAt = useRef(0);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);

  const moveTo = (to: number) => {
    if (isBusy) return;
    const now = performance.now();
    if (track.current.length === 0) {
      startedAt.current = now;
      track.current.push({ ms: 0, x: 0 });
    }
    track.current.push({ ms: Math.round(now - startedAt.current), x: to });
    setX(to);
  };
  const answer = () => {
    if (x > 0 && !isBusy) onAnswer(track.current.slice(-2000));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      answer();
    } else if (event.key.startsWith('Arrow')) setByKeys(true);
  };
  return (
    <>
      <PuzzlePicture puzzle={puzzle} x={x} isBusy={isBusy} />
      <input
        ref={slider}
        type="range"
        min={0}
        max={maxX}
        value={x}
        aria-label={t('puzzleSlider')}
        aria-valuetext={t('puzzlePosition', { position: String(x), most: String(maxX) })}
        onChange={(event) => moveTo(Number(event.target.value))}
        onPointerDown={() => setByKeys(false)}
        onPointerUp={answer}
        onKeyDown={onKeyDown}
        className={sliderClass}
      />
      <p className="-mt-2 text-sm text-faint">{t('puzzleKeys')}</p>
      {isByKeys && (
        <Button kind="primary" onClick={answer} isBusy={isBusy}>
          {t('puzzleCheck')}
        </Button>
      )}
    </>
  );
}

function PuzzlePicture({
  puzzle,
  x,
  isBusy,
}: {
  puzzle: SliderPuzzleProps['puzzle'];
  x: number;
  isBusy: boolean;
}) {
  const t = useTranslations('accounts');
  const share = (px: number, of: number) => `${(px / of) * 100}%`;
  return (
    <div
      className="relative w-full overflow-hidden rounded-md border border-line select-none"
      style={{ aspectRatio: `${puzzle.width} / ${puzzle.height}` }}
    >
      <img
        src={`data:image/png;base64,${puzzle.background}`}
        alt={t('puzzlePicture')}
        draggable={false}
        className="absolute inset-0 size-full"
      />
      <img
        src={`data:image/png;base64,${puzzle.piece}`}
        alt=""
        draggable={false}
        className="absolute drop-shadow-[0_1px_3px_rgb(0_0_0/0.5)]"
        style={{
          top: share(puzzle.pieceTop, puzzle.height),
          width: share(puzzle.pieceSize, puzzle.width),
          left: share(x, puzzle.width),
        }}
      />
      {isBusy && (
        <span className="absolute inset-0 flex items-center justify-center bg-[rgb(20_18_15/0.35)] text-white">
          <Spinner />
        </span>
      )}
    </div>
  );
}
