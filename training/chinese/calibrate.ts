import type { CalibrationPoint } from '@inkstone/chinese/internal/ranking/calibration';

/** Prediction of a ranker that was not trained on the text, and whether the change was correct. */
export interface Verdict {
  readonly logOdds: number;
  readonly isRight: boolean;
}

/** Bin size: small enough that the most certain predictions have a separate bin. */
const binSize = 80;
/** Prior of each bin, which keeps shares away from 0 and 1. */
const doubt = { hits: 1, trials: 2 };

interface Bin {
  readonly logOdds: number;
  readonly hits: number;
  readonly trials: number;
}

/** Fits a monotone map from odds to shares: isotonic regression over bins of equal size, whose centres become the points. */
export function fitCalibration(verdicts: readonly Verdict[]): CalibrationPoint[] {
  const sorted = [...verdicts].sort((a, b) => a.logOdds - b.logOdds);
  const pools: Bin[] = [];
  for (let at = sorted.length % binSize; at < sorted.length; at += binSize) {
    let pool = binOf(sorted.slice(at, at + binSize));
    for (let last = pools.at(-1); last !== undefined && shareOf(last) >= shareOf(pool); last = pools.at(-1)) {
      pool = join(last, pool);
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.map((pool) => [round(pool.logOdds), round(shareOf(pool))]);
}

function binOf(verdicts: readonly Verdict[]): Bin {
  const trials = verdicts.length;
  const logOdds = verdicts.reduce((sum, one) => sum + one.logOdds, 0) / trials;
  return { logOdds, trials, hits: verdicts.filter(({ isRight }) => isRight).length };
}

function join(a: Bin, b: Bin): Bin {
  const trials = a.trials + b.trials;
  const logOdds = (a.logOdds * a.trials + b.logOdds * b.trials) / trials;
  return { logOdds, trials, hits: a.hits + b.hits };
}

function shareOf({ hits, trials }: Bin): number {
  return (hits + doubt.hits) / (trials + doubt.trials);
}

/** A bin of predictions: their number, mean predicted share, and share that was correct. */
interface ReliabilityPart {
  readonly from: number;
  readonly count: number;
  readonly predicted: number;
  readonly right: number;
}

/** Calibration in ten parts; `error` is the expected calibration error (ECE). */
export interface Reliability {
  readonly parts: readonly ReliabilityPart[];
  readonly error: number;
}

/** Compares predicted shares with outcomes. */
export function measureCalibration(
  predicted: readonly { readonly share: number; readonly isRight: boolean }[],
): Reliability {
  const parts = Array.from({ length: 10 }, (_, i): ReliabilityPart => {
    const inside = predicted.filter(({ share }) => Math.min(9, Math.floor(share * 10)) === i);
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    return {
      from: i / 10,
      count: inside.length,
      predicted: mean(inside.map(({ share }) => share)),
      right: mean(inside.map(({ isRight }) => Number(isRight))),
    };
  }).filter(({ count }) => count > 0);
  const off = parts.reduce((sum, part) => sum + part.count * Math.abs(part.predicted - part.right), 0);
  return { parts, error: off / predicted.length };
}

/** The text of `data/calibration.txt`. */
export function writeCalibration(points: readonly CalibrationPoint[], baseRate: number): string {
  const perThousand = (1000 * baseRate).toFixed(1);
  return [
    `# Logarithm of odds, share of changes that were right; for texts with ${perThousand} wrong in 1000 characters.`,
    ...points.map((point) => point.join(' ')),
    '',
  ].join('\n');
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
