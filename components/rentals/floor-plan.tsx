import type { Floor } from '@/content/rentals';
import { describeFloor } from '@/lib/rentals/home-facts';

const UNITS_PER_FOOT = 10;
const PIXELS_PER_UNIT = 0.88;

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
  const width = Math.max(...rooms.map(({ x, w }) => x + w)) * UNITS_PER_FOOT;
  const depth = Math.max(...rooms.map(({ y, h }) => y + h)) * UNITS_PER_FOOT;
  // 32 units below the lower edge leave room for the name of the view.
  const height = depth + 32;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * PIXELS_PER_UNIT}
      height={height * PIXELS_PER_UNIT}
      className="h-auto max-w-full overflow-visible fill-gulf-700 text-[11.5px] [text-anchor:middle]"
      role="img"
      aria-label={describeFloor(floor)}
    >
      {rooms.map(({ x, y, w, h, name, note, porch }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * UNITS_PER_FOOT} ${y * UNITS_PER_FOOT})`}>
          <rect
            width={w * UNITS_PER_FOOT}
            height={h * UNITS_PER_FOOT}
            className={`stroke-[1.6] stroke-gulf-900 ${porch ? 'fill-sand-100' : 'fill-sand-50'}`}
            strokeDasharray={porch ? '5 4' : undefined}
          />
          <text
            x={(w / 2) * UNITS_PER_FOOT}
            y={(h / 2) * UNITS_PER_FOOT + (note ? -3 : 5)}
            className="fill-gulf-950 font-semibold text-[14px]"
          >
            {name}
          </text>
          <text x={(w / 2) * UNITS_PER_FOOT} y={(h / 2) * UNITS_PER_FOOT + 14}>
            {note}
          </text>
        </g>
      ))}
      <text x={width / 2} y={depth + 20}>
        {side}
      </text>
      <path d={`M0 ${depth + 28}H${width}`} className="stroke-2 stroke-emerald-600" strokeDasharray="1 6" />
    </svg>
  );
}
