import type { Floor } from '@/content/rentals';
import { floorInWords } from '@/lib/rentals/home-facts';

/** Units of the drawing in a foot, and pixels in a unit on wide screens. */
const FOOT = 10;
const PIXELS = 0.88;

/** The floors of a home, drawn to scale; a porch is dashed. */
export function FloorPlan({ floors }: { floors: readonly Floor[] }) {
  return (
    <div className="mt-6 flex flex-wrap gap-6">
      {floors.map((floor) => (
        <figure key={floor.name} className="max-w-full break-inside-avoid">
          <figcaption className="mb-1 font-label text-accent text-sm">{floor.name}</figcaption>
          <Drawing floor={floor} />
        </figure>
      ))}
    </div>
  );
}

function Drawing({ floor }: { floor: Floor }) {
  const { side, rooms } = floor;
  const width = Math.max(...rooms.map(({ x, w }) => x + w)) * FOOT;
  const depth = Math.max(...rooms.map(({ y, h }) => y + h)) * FOOT;
  // Half of a line is outside of its room; what the lower edge faces is below it.
  const [boxWidth, boxHeight] = [width + 2, depth + 32];

  return (
    <svg
      viewBox={`-1 -1 ${boxWidth} ${boxHeight}`}
      width={boxWidth * PIXELS}
      height={boxHeight * PIXELS}
      className="h-auto max-w-full overflow-visible [text-anchor:middle]"
      role="img"
      aria-label={floorInWords(floor)}
    >
      {rooms.map(({ x, y, w, h, name, note, porch }) => {
        const [middle, center] = [(x + w / 2) * FOOT, (y + h / 2) * FOOT + 5];
        return (
          <g key={`${x} ${y}`}>
            <rect
              x={x * FOOT}
              y={y * FOOT}
              width={w * FOOT}
              height={h * FOOT}
              className={`stroke-[1.6] stroke-gulf-900 ${porch ? 'fill-sand-100' : 'fill-sand-50'}`}
              strokeDasharray={porch ? '5 4' : undefined}
            />
            <text x={middle} y={note ? center - 8 : center} fontSize={sizeIn(w, name, 14)} fontWeight={600}>
              {name}
            </text>
            {note && (
              <text x={middle} y={center + 9} fontSize={sizeIn(w, note, 11.5)} className="fill-gulf-700">
                {note}
              </text>
            )}
          </g>
        );
      })}
      <text x={width / 2} y={depth + 20} fontSize={11.5} className="fill-gulf-700">
        {side}
      </text>
      <path d={`M0 ${depth + 28}H${width}`} className="stroke-2 stroke-emerald-600" strokeDasharray="1 6" />
    </svg>
  );
}

/** The size of a text, smaller if it would be wider than a room of `feet`. A letter is half as wide as it is high. */
const sizeIn = (feet: number, text: string, size: number) =>
  Math.min(size, (feet * FOOT - 6) / (text.length * 0.53));
