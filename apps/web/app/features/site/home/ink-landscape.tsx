/**
 * Three ridges, far to near, generated from sums of sine waves; nearer ones are darker. `heights` are y coordinates, one
 * every `step` of the width.
 */
const ridges = [
  {
    name: 'ridge-far',
    strength: 0.1,
    step: 24,
    heights:
      '225 213 214 197 190 188 199 200 187 165 169 178 171 186 193 225 226 234 212 210 194 179 176 171 169 160 143 113 121 116 133 135 153 162 173 161 146 134 122 124 118 113 113 102 76 66 66 86 101 121 129 154 150 148 126 123 135 137 136 134 139',
  },
  {
    name: 'ridge-middle',
    strength: 0.19,
    step: 22,
    heights:
      '150 161 175 201 217 218 240 239 248 232 211 210 223 231 219 215 208 211 214 207 207 222 254 257 266 265 273 273 251 236 216 234 236 229 217 203 202 195 190 173 193 219 220 227 213 225 217 207 184 167 189 182 182 164 147 140 128 130 116 140 163 182 186 179 183 178',
  },
  {
    name: 'ridge-near',
    strength: 0.32,
    step: 20,
    heights:
      '250 247 226 234 237 243 262 266 269 264 252 256 248 250 250 241 252 250 244 239 215 212 201 188 198 199 211 226 235 243 233 228 231 228 238 240 241 243 244 251 240 227 215 203 207 216 225 235 246 264 266 264 263 259 265 276 278 282 281 287 294 280 274 249 243 250 253 269 272 276 293 296 299',
  },
] as const;

const [width, bottom] = [1440, 320];

/** Returns a smooth line through the midpoints between the heights, closed at the bottom. */
function outlineOf({ step, heights }: (typeof ridges)[number]): string {
  const [first = 0, ...others] = heights.split(' ').map(Number);
  const last = others.pop() ?? first;
  const curves = others.map((y, at) => {
    const x = step * (at + 1);
    return `Q${x} ${y} ${x + step / 2} ${(y + (others[at + 1] ?? last)) / 2}`;
  });
  return `M0 ${bottom}V${first}${curves.join('')}L${width} ${last}V${bottom}Z`;
}

/** An ink landscape with a red sun: the background of the first section of the home page. */
export function InkLandscape({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${bottom}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <defs>
        {ridges.map(({ name, strength }) => (
          <linearGradient key={name} id={name} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--color-ink)" stopOpacity={strength} />
            <stop offset="1" stopColor="var(--color-ink)" stopOpacity="0" />
          </linearGradient>
        ))}
      </defs>
      <circle cx="770" cy="128" r="30" fill="var(--color-seal)" opacity="0.9" />
      {ridges.map((ridge) => {
        const outline = outlineOf(ridge);
        return (
          <g key={ridge.name}>
            <path d={outline} fill="var(--color-paper)" />
            <path d={outline} fill={`url(#${ridge.name})`} />
          </g>
        );
      })}
    </svg>
  );
}
