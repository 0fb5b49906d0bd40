import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ChartProps, ChartSeries } from './chart-props.ts'
import { bandsOf, joinsOf, lineThrough, ownScale, roundTicks, stackOf } from './chart-scale.ts'
import { ChartMark, ChartPattern, ChartSwatch, rankOf } from './ChartPattern.tsx'
import styles from './Chart.module.css'

type ChartDrawingProps = Pick<
  ChartProps,
  'label' | 'categories' | 'series' | 'limit' | 'range' | 'isJoined' | 'onOpen' | 'formatValue' | 'formatTick'
> & { height: number }

const room = { top: 16, bottom: 26, start: 8, character: 6.4, tick: 12 }

/** The width of the frame in pixels, and whether it is read from right to left. */
function useFrame() {
  const frame = useRef<HTMLDivElement>(null)
  const [{ width, isRtl }, setFrame] = useState({ width: 0, isRtl: false })
  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => {
      setFrame({ width: element.clientWidth, isRtl: getComputedStyle(element).direction === 'rtl' })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, width, isRtl }
}

/** The drawing of a `Chart`: loaded with its scales when the first one is shown. */
export function ChartDrawing({
  label,
  categories,
  series,
  limit,
  range,
  isJoined,
  onOpen,
  height,
  formatValue,
  formatTick = formatValue,
}: ChartDrawingProps) {
  const { frame, width, isRtl } = useFrame()
  const patterns = useId()
  const [focused, setFocused] = useState(0)
  const [open, setOpen] = useState<number>()

  const bars = series.filter(({ kind }) => kind !== 'line')
  const stacks = stackOf(bars, categories.length)
  const isOwn = ({ kind, formatValue: own }: ChartSeries) => kind === 'line' && own !== undefined
  const values = series
    .filter((one) => one.kind === 'line' && !isOwn(one))
    .flatMap((one) => one.values.map((value) => value ?? 0))
  const highest = Math.max(limit?.value ?? 0, ...values, ...stacks.flatMap(({ parts }) => parts.map(({ end }) => end)))

  const lowest = range?.from ?? 0
  const ticks = roundTicks((range?.to ?? highest) - lowest, 4).map((tick) => lowest + tick)
  const base = height - room.bottom
  // Bars stay below a line with a scale of its own.
  const top = series.some(isOwn) ? room.top + (base - room.top) * 0.3 : room.top
  const y = (value: number) => base - ((value - lowest) / (Math.max(...ticks) - lowest)) * (base - top)
  const heightOf = (one: ChartSeries) =>
    isOwn(one) ? ownScale(one.values, { top: room.top + 12, bottom: top - 8 }) : y
  const axis = room.start + room.character * Math.max(...ticks.map((tick) => formatTick(tick).length)) + room.tick
  const { step, bandwidth, starts } = bandsOf(categories.length, axis, Math.max(width, axis + 1))
  const band = Math.min(bandwidth, 32)
  /** From the inline start to the left edge of what is `size` wide. */
  const turn = (start: number, size = 0) => (isRtl ? width - start - size : start)
  const startOf = (row: number) => starts[row]! + (bandwidth - band) / 2
  const middleOf = (row: number) => starts[row]! + bandwidth / 2
  const longest = Math.max(...categories.map(({ label: name, shortLabel = name }) => shortLabel.length))
  const every = Math.max(1, Math.ceil((longest * room.character + 8) / Math.max(1, step)))

  const shown = open === undefined ? undefined : categories[open]
  const isLate = open !== undefined && open >= categories.length / 2
  // The present one has its name; else the last.
  const present = categories.findIndex(({ isCurrent }) => isCurrent)
  const named = present === -1 ? categories.length - 1 : present
  const isNamed = (row: number) => (row - named) % every === 0

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' && open !== undefined) {
      event.stopPropagation()
      setOpen(undefined)
      return
    }
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const last = categories.length - 1
    const targets: Record<string, number> = { [forward]: focused + 1, [back]: focused - 1, Home: 0, End: last }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(target, 0), last)
    frame.current!.querySelectorAll('button')[next]!.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its columns have the focus
    <div ref={frame} className={styles.drawing} role="group" aria-label={label} onKeyDown={move}>
      {width > 0 && (
        <>
          <svg width={width} height={height} aria-hidden className={styles.svg}>
            <defs>
              {series.map(({ id }, at) => (
                <ChartPattern key={id} id={`${patterns}${at}`} at={at} />
              ))}
            </defs>
            {ticks.map((tick) => (
              <g key={tick}>
                <line className={styles.line} x1={turn(axis)} x2={turn(width)} y1={y(tick)} y2={y(tick)} />
                <text className={styles.tick} x={turn(axis - room.tick)} y={y(tick)} dy="0.35em" textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {shown && (
              <rect
                className={styles.cursor}
                x={turn(middleOf(open!) - step / 2, step)}
                y={room.top}
                width={step}
                height={height - room.bottom - room.top}
              />
            )}
            {stacks.map(({ id: key, parts }) => {
              const at = series.findIndex(({ id }) => id === key)
              return parts.map(({ start, end }, row) => {
                const { id } = categories[row]!
                // Parts of a bar stand apart by one pixel.
                const size = Math.max(y(start) - y(end) - (start > 0 ? 1 : 0), 0)
                return size > 0 ? (
                  <rect
                    key={`${key} ${id}`}
                    className={styles.bar}
                    data-series={at}
                    fill={`url(#${patterns}${at})`}
                    x={turn(startOf(row), band)}
                    y={y(end)}
                    width={band}
                    height={size}
                    rx={Math.min(2, size / 2)}
                  />
                ) : null
              })
            })}
            {series.map((one, at) => {
              const { id, kind, values: points, formatValue: own } = one
              if (kind !== 'line') return null
              const scale = heightOf(one)
              const places = points.map((value, row) =>
                value === null ? null : ([turn(middleOf(row)), scale(value)] as const),
              )
              return (
                <g key={id} className={styles.curve} data-series={at}>
                  <path d={lineThrough(places)} />
                  {isJoined && <path className={styles.join} d={joinsOf(places)} />}
                  {places.map(
                    (place, row) =>
                      place && (
                        <ChartMark key={categories[row]!.id} rank={rankOf(series, at) ?? 0} x={place[0]} y={place[1]} />
                      ),
                  )}
                  {own &&
                    places.map(
                      (place, row) =>
                        place &&
                        isNamed(row) && (
                          <text
                            key={categories[row]!.id}
                            className={styles.value}
                            x={place[0]}
                            y={place[1]}
                            dy={-8}
                            textAnchor="middle"
                          >
                            {own(points[row]!)}
                          </text>
                        ),
                    )}
                </g>
              )
            })}
            {limit && (
              <>
                <line
                  className={styles.limit}
                  x1={turn(axis)}
                  x2={turn(width)}
                  y1={y(limit.value)}
                  y2={y(limit.value)}
                />
                <text
                  className={styles.limitLabel}
                  // Below the line at its start, lines that end near it leave room for the words.
                  data-start={range ? true : undefined}
                  x={turn(range ? axis + 4 : width)}
                  y={y(limit.value)}
                  dy={range ? 13 : -5}
                  textAnchor={range ? 'start' : 'end'}
                >
                  {limit.label}
                </text>
              </>
            )}
            {categories.map(({ id, label: name, shortLabel = name, isCurrent }, row) =>
              isNamed(row) ? (
                <text
                  key={id}
                  className={styles.name}
                  data-current={isCurrent || undefined}
                  x={turn(middleOf(row))}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {shortLabel}
                </text>
              ) : null,
            )}
          </svg>
          {categories.map(({ id, label: name }, row) => (
            <button
              key={id}
              type="button"
              className={styles.column}
              style={{ insetInlineStart: middleOf(row) - step / 2, inlineSize: step }}
              aria-label={describe(name, row)}
              tabIndex={row === focused ? 0 : -1}
              onClick={() => (onOpen ? onOpen(id) : setOpen(row))}
              onFocus={() => {
                setFocused(row)
                setOpen(row)
              }}
              onBlur={() => setOpen(undefined)}
              onPointerEnter={() => setOpen(row)}
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setOpen(undefined)}
            />
          ))}
          {shown && (
            <div
              className={styles.tooltip}
              style={
                isLate
                  ? { insetInlineEnd: width - middleOf(open!) + band / 2 + 6 }
                  : { insetInlineStart: middleOf(open!) + band / 2 + 6 }
              }
              aria-hidden
            >
              <strong>{shown.label}</strong>
              {series.map(({ id, label: name, kind, values: row, formatValue: format }, at) => (
                <span key={id} className={styles.tooltipRow}>
                  <span className={styles.tooltipName}>
                    {series.length > 1 && <ChartSwatch at={at} kind={kind} rank={rankOf(series, at)} />}
                    {name}
                  </span>
                  <span className={styles.tooltipValue}>{show(row[open!], format)}</span>
                </span>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )

  function show(value: number | null | undefined, format = formatValue): string {
    return value === null || value === undefined ? '–' : format(value)
  }

  function describe(name: string, row: number): string {
    return `${name}: ${series.map((one) => `${one.label} ${show(one.values[row], one.formatValue)}`).join(', ')}`
  }
}
