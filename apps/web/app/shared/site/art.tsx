import type { ReactNode } from 'react';

const line = { stroke: 'var(--color-edge)', strokeWidth: 5, strokeLinecap: 'round', opacity: 0.55 } as const;
const sheet = { fill: 'var(--color-raised)', stroke: 'var(--color-line)', strokeWidth: 1.5 } as const;
const seal = 'var(--color-seal)';

/** Lines of writing, each with its start and end. */
function Lines({
  rows,
  top,
  gap = 22,
}: {
  rows: readonly (readonly [number, number])[];
  top: number;
  gap?: number;
}) {
  return rows.map(([from, to], i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
    <path key={i} d={`M${from} ${top + i * gap}H${to}`} {...line} />
  ));
}

function Wave({ x, y, width }: { x: number; y: number; width: number }) {
  const waves = Array.from({ length: Math.floor(width / 8) }, () => 'q2 -4 4 0t4 0').join('');
  return <path d={`M${x} ${y}${waves}`} fill="none" stroke={seal} strokeWidth="2" />;
}

function Canvas({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 440 340" className="h-auto w-full" aria-hidden="true">
      {children}
    </svg>
  );
}

function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" fill="var(--color-good-wash)" />
      <path
        d={`m${x - 5} ${y}l4 4l7 -8`}
        fill="none"
        stroke="var(--color-good)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A page of writing with a marked word, and the card that explains it. */
export function CorrectionArt() {
  return (
    <Canvas>
      <rect x="30" y="14" width="270" height="312" rx="6" {...sheet} />
      <path d="M58 52H190" stroke="var(--color-ink)" strokeWidth="8" strokeLinecap="round" opacity="0.75" />
      <Lines
        top={90}
        rows={[
          [58, 272],
          [58, 150],
          [58, 272],
          [58, 240],
        ]}
      />
      <path d="M166 112H228" stroke="var(--color-ink)" strokeWidth="6" strokeLinecap="round" />
      <Wave x={166} y={121} width={64} />
      <path d="M244 112H272" {...line} />
      <Lines
        top={206}
        rows={[
          [58, 262],
          [58, 272],
          [58, 226],
          [58, 272],
          [58, 130],
        ]}
      />
      <g>
        <rect
          x="226"
          y="134"
          width="196"
          height="122"
          rx="9"
          {...sheet}
          filter="drop-shadow(0 8px 18px rgb(20 18 15 / .16))"
        />
        <path d="M246 162H292" stroke={seal} strokeWidth="6" strokeLinecap="round" />
        <path d="M300 162h14m-5 -5l5 5l-5 5" fill="none" stroke="var(--color-edge)" strokeWidth="2" />
        <path d="M326 162H386" stroke="var(--color-good)" strokeWidth="6" strokeLinecap="round" />
        <Lines
          top={188}
          gap={18}
          rows={[
            [246, 402],
            [246, 362],
          ]}
        />
        <rect x="246" y="222" width="60" height="20" rx="5" fill="var(--color-action)" />
        <rect x="314" y="222" width="52" height="20" rx="5" fill="none" stroke="var(--color-edge)" />
      </g>
    </Canvas>
  );
}

/** Several pages that follow one list. */
export function SharedListArt() {
  return (
    <Canvas>
      <path
        d="M220 138V186M220 162H86V196M220 162H354V196"
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <rect x="130" y="12" width="180" height="126" rx="8" {...sheet} />
      <path d="M152 40H226" stroke="var(--color-ink)" strokeWidth="7" strokeLinecap="round" opacity="0.75" />
      {[70, 94, 118].map((y, i) => (
        <g key={y}>
          <rect x="150" y={y - 6} width="12" height="12" rx="3" fill={i === 2 ? seal : 'var(--color-good)'} />
          <path d={`M174 ${y}H${[268, 242, 286][i]}`} {...line} />
        </g>
      ))}
      {[20, 154, 288].map((x, i) => (
        <g key={x}>
          <rect x={x} y="196" width="132" height="130" rx="6" {...sheet} />
          <Lines
            top={224}
            gap={20}
            rows={[
              [x + 18, x + 112],
              [x + 18, x + 62],
              [x + 18, x + 112],
              [x + 18, x + 88],
            ]}
          />
          {i === 1 ? (
            <Wave x={x + 72} y={250} width={40} />
          ) : (
            <path d={`M${x + 72} 244H${x + 112}`} {...line} />
          )}
          <Tick x={x + 114} y={308} />
        </g>
      ))}
    </Canvas>
  );
}

/** An inkstone with a brush, seen from above. */
export function InkstoneArt() {
  return (
    <Canvas>
      <ellipse cx="206" cy="304" rx="150" ry="14" fill="var(--color-ink)" opacity="0.08" />
      <rect x="86" y="22" width="240" height="284" rx="62" fill="var(--color-ink)" />
      <rect
        x="106"
        y="42"
        width="200"
        height="244"
        rx="46"
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="3"
        opacity="0.5"
      />
      <path d="M128 136a78 66 0 0 1 156 0c0 28 -36 32 -78 32s-78 -4 -78 -32Z" fill={seal} />
      <path
        d="M150 118a56 44 0 0 1 60 -34"
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.45"
      />
      <g transform="rotate(28 330 170)">
        <rect
          x="322"
          y="4"
          width="16"
          height="220"
          rx="6"
          fill="var(--color-raised)"
          stroke="var(--color-edge)"
          strokeWidth="1.5"
        />
        <rect x="320" y="214" width="20" height="22" rx="3" fill="var(--color-edge)" />
        <path
          d="M319 236q-5 40 11 78q16 -38 11 -78Z"
          fill="var(--color-ink)"
          stroke="var(--color-paper)"
          strokeWidth="2"
        />
      </g>
    </Canvas>
  );
}

/** Three streams that are joined into one text. */
export function ThreePartsArt() {
  return (
    <Canvas>
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={`M${82 + i * 138} 126C${82 + i * 138} 190 220 160 220 214`}
          fill="none"
          stroke={seal}
          strokeWidth="2"
          opacity="0.7"
        />
      ))}
      {[20, 158, 296].map((x) => (
        <rect key={x} x={x} y="14" width="124" height="112" rx="8" {...sheet} />
      ))}
      <path d="M44 46h18m8 0h44M44 70h44m8 0h18M44 94h30m8 0h26" {...line} />
      <path d="M44 46h18M96 70h18M82 94h26" stroke={seal} strokeWidth="5" strokeLinecap="round" />
      {[34, 62, 46, 22, 54].map((height, i) => (
        <rect
          key={height}
          x={178 + i * 18}
          y={104 - height}
          width="11"
          height={height}
          rx="2"
          fill={i === 1 ? seal : 'var(--color-edge)'}
          opacity={i === 1 ? 1 : 0.55}
        />
      ))}
      {[0, 1, 2].map((row) =>
        [0, 1, 2].map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={326 + column * 32}
            cy={40 + row * 30}
            r="7"
            fill={row === 1 && column === 1 ? seal : 'var(--color-edge)'}
            opacity={row === 1 && column === 1 ? 1 : 0.5}
          />
        )),
      )}
      <rect x="88" y="214" width="264" height="112" rx="6" {...sheet} />
      <Lines
        top={242}
        rows={[
          [112, 328],
          [112, 190],
          [112, 328],
        ]}
      />
      <path d="M206 264H262" stroke="var(--color-ink)" strokeWidth="6" strokeLinecap="round" />
      <Wave x={206} y={273} width={58} />
      <path d="M278 264H328" {...line} />
      <Tick x={332} y={312} />
    </Canvas>
  );
}
