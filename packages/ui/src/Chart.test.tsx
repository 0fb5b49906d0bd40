import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { english } from '../gallery/words.ts'
import { Chart, type ChartProps } from './Chart.tsx'
import { chartCsv } from './chart-csv.ts'
import { lineThrough, roundTicks } from './chart-scale.ts'
import { WordsProvider } from './WordsProvider.tsx'

const days = ['Tuesday', 'Wednesday', 'Thursday'].map((label) => ({ id: label, label, shortLabel: label.slice(0, 3) }))
const series = [
  { id: 'translation', label: 'Translation', values: [14_000, 13_000, 20_000] },
  { id: 'review', label: 'Review', values: [6_000, 0, null] },
]

function Words(props: Partial<ChartProps>) {
  return (
    <WordsProvider words={english}>
      <Chart
        label="Words due a day"
        categoryLabel="Day"
        categories={days}
        series={series}
        formatValue={(value) => value.toLocaleString('en')}
        fileName="words-due"
        empty="Nothing is due."
        {...props}
      />
    </WordsProvider>
  )
}

/** Shows the chart in a frame of 600 px, as happy-dom lays nothing out. */
async function draw(props: Partial<ChartProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') {
  const { container } = render(
    <div style={{ direction }}>
      <Words {...props} />
    </div>,
  )
  await screen.findByRole('group', { name: 'Words due a day' })
  return container
}

const bars = (container: HTMLElement) => [...container.querySelectorAll('rect.bar')]
const startOf = (bar: Element) => Number(bar.getAttribute('x'))
const sizeOf = (bar: Element) => Number(bar.getAttribute('height'))

describe('Chart', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    return () => vi.restoreAllMocks()
  })

  it('bars are as high as their values and stand on each other, with a pattern for each series', async () => {
    const container = await draw()
    const [first, second, third, review] = bars(container)
    expect(bars(container)).toHaveLength(4)
    expect(sizeOf(third!) / sizeOf(first!)).toBeCloseTo(20 / 14, 2)
    expect(sizeOf(second!)).toBeLessThan(sizeOf(first!))
    // One pixel of the upper part keeps it apart from the lower one.
    expect(Number(review!.getAttribute('y')) + sizeOf(review!)).toBeCloseTo(Number(first!.getAttribute('y')) - 1, 5)
    expect(new Set([first, review].map((bar) => bar!.getAttribute('fill'))).size).toBe(2)
  })

  it('time runs from the right in right-to-left languages, with the axis mirrored', async () => {
    const [first, second] = bars(await draw()).map(startOf)
    const [firstTurned, secondTurned] = bars(await drawAgain('rtl')).map(startOf)
    expect(second).toBeGreaterThan(first!)
    expect(secondTurned).toBeLessThan(firstTurned!)
    const size = Number(document.querySelector('rect.bar')!.getAttribute('width'))
    expect(firstTurned).toBeCloseTo(600 - first! - size, 5)
  })

  it('arrows go from one category to the next, each with its values as name, and Escape closes the tooltip', async () => {
    const container = await draw()
    const [tuesday, wednesday, thursday] = within(container).getAllByRole('button', { name: /day: / })
    expect([tuesday, wednesday, thursday].map((column) => column!.tabIndex)).toEqual([0, -1, -1])
    act(() => tuesday!.focus())
    expect(tuesday!.getAttribute('aria-label')).toBe('Tuesday: Translation 14,000, Review 6,000')
    fireEvent.keyDown(tuesday!, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(wednesday)
    fireEvent.keyDown(wednesday!, { key: 'End' })
    expect(document.activeElement).toBe(thursday)
    expect(thursday!.getAttribute('aria-label')).toBe('Thursday: Translation 20,000, Review –')
    expect(container.querySelector('.tooltip')?.textContent).toContain('20,000')
    fireEvent.keyDown(thursday!, { key: 'Escape' })
    expect(container.querySelector('.tooltip')).toBeNull()
  })

  it('the left arrow goes to the next category in right-to-left languages', async () => {
    const container = await draw({}, 'rtl')
    const [tuesday, wednesday] = within(container).getAllByRole('button', { name: /day: / })
    act(() => tuesday!.focus())
    fireEvent.keyDown(tuesday!, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(wednesday)
  })

  it('the numbers of the drawing are a table in its place', async () => {
    await draw()
    fireEvent.click(screen.getByRole('button', { name: english.showTable }))
    const rows = within(screen.getByRole('table', { name: 'Words due a day' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayTranslationReview',
      'Tuesday14,0006,000',
      'Wednesday13,0000',
      'Thursday20,000–',
    ])
    fireEvent.click(screen.getByRole('button', { name: english.showChart }))
    expect(await screen.findByRole('group', { name: 'Words due a day' })).toBeTruthy()
  })

  it('without values the frame says so, and there is nothing to download', () => {
    render(<Words series={[{ id: 'none', label: 'None', values: [0, null, 0] }]} />)
    expect(screen.getByText('Nothing is due.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: english.downloadCsv }).disabled).toBe(true)
  })

  async function drawAgain(direction: 'rtl') {
    document.body.replaceChildren()
    return draw({}, direction)
  }
})

describe('roundTicks', () => {
  it.each([
    [20_000, [0, 5_000, 10_000, 15_000, 20_000]],
    [20_001, [0, 5_000, 10_000, 15_000, 20_000, 25_000]],
    [3, [0, 1, 2, 3]],
    [0.83, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, [0, 1]],
  ])('values up to %d stand between %j', (highest, ticks) => {
    expect(roundTicks(highest, 4)).toEqual(ticks)
  })
})

describe('lineThrough', () => {
  it('the line has a gap where a value is missing', () => {
    expect(lineThrough([[1, 2], [3, 4], null, [5, 6]])).toBe('M1,2L3,4M5,6')
  })
})

describe('a line with values of another kind', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    return () => vi.restoreAllMocks()
  })

  it('has a scale of its own above the bars, and its values are written on it in their own format', async () => {
    const percent = { id: 'margin', label: 'Margin', kind: 'line' as const, values: [30, -10, null] }
    const container = await draw({ series: [...series, { ...percent, formatValue: (value) => `${value} %` }] })
    const curve = container.querySelector('.curve')!
    expect([...curve.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['30 %', '-10 %'])
    const tops = bars(container).map((bar) => Number(bar.getAttribute('y')))
    const points = [...curve.querySelectorAll('text')].map((text) => Number(text.getAttribute('y')))
    expect(Math.max(...points)).toBeLessThan(Math.min(...tops))
    expect(points[0]).toBeLessThan(points[1]!)
    expect(screen.getByRole('button', { name: /^Tuesday.*Margin 30 %/ })).toBeTruthy()
  })
})

describe('lines of scores', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    return () => vi.restoreAllMocks()
  })

  const scores = [
    { id: 'de', label: 'German', kind: 'line' as const, values: [99, null, 100] },
    { id: 'fr', label: 'French', kind: 'line' as const, values: [98, 98.5, 98] },
  ]

  it('the axis begins at the range, gaps are joined, and each line has a mark of its own', async () => {
    const container = await draw({ series: scores, range: { from: 98, to: 100 }, isJoined: true })
    const ticks = [...container.querySelectorAll('text.tick')].map(({ textContent }) => textContent)
    expect([ticks[0], ticks.at(-1)]).toEqual(['98', '100'])
    const [german, french] = [...container.querySelectorAll('.curve')]
    expect(german!.querySelector('.join')!.getAttribute('d')).toMatch(/^M[\d.,]+L[\d.,]+$/)
    expect(french!.querySelector('.join')!.getAttribute('d')).toBe('')
    expect([german!.querySelectorAll('circle'), french!.querySelectorAll('rect')].map(({ length }) => length)).toEqual([
      2, 3,
    ])
  })

  it('a score of 0 is a value', async () => {
    await draw({ series: [{ ...scores[0]!, values: [0, null, null] }], range: { from: 0, to: 100 } })
    expect(screen.queryByText('Nothing is due.')).toBeNull()
  })

  it('a press on a column of the chart, or on its name in the table, opens its details', async () => {
    const onOpen = vi.fn<(id: string) => void>()
    await draw({ series: scores, onOpen })
    fireEvent.click(screen.getByRole('button', { name: /^Wednesday/ }))
    fireEvent.click(screen.getByRole('button', { name: english.showTable }))
    fireEvent.click(screen.getByRole('button', { name: 'Thursday' }))
    expect(onOpen.mock.calls).toEqual([['Wednesday'], ['Thursday']])
  })
})

describe('chartCsv', () => {
  it('numbers stay numbers, names are quoted where needed, and no name is taken for a formula', () => {
    const csv = chartCsv(
      'Linguist',
      [
        { id: 'a', label: 'Sato, Kenji' },
        { id: 'b', label: '=HYPERLINK("x")' },
      ],
      [{ id: 'words', label: 'Words', values: [1250.5, null] }],
    )
    expect(csv).toBe('\uFEFFLinguist,Words\r\n"Sato, Kenji",1250.5\r\n"\'=HYPERLINK(""x"")",\r\n')
  })
})
