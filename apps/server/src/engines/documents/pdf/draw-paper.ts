import { createYield } from '../../../kernel/yield-thread.ts'
import type { Fact, Paper, Sum } from '../paper/paper.ts'
import { drawTable } from './draw-table.ts'
import { type Box, colors, leadingOf, page, type Sheet } from './sheet.ts'

const small = { size: 8, color: colors.soft, leading: 12 }
const body = { size: 9, leading: 13.5 }
const sideWidth = 226

/** Lays a document out on pages. It gives way to other work now and then: a document may have thousands of lines. */
export async function drawPaper(sheet: Sheet, paper: Paper): Promise<void> {
  const giveWay = createYield()
  drawLetterhead(sheet, paper)
  drawAddress(sheet, paper)
  const heading = { start: 0, width: sheet.width, size: 16, weight: 600 as const, leading: 22 }
  sheet.y += sheet.write(sheet.root, 'H1', paper.heading, sheet.y, heading) + 14
  await drawTable(sheet, paper.table, giveWay)
  drawSums(sheet, paper.sums)
  drawEnd(sheet, paper)
  for (const text of paper.paragraphs) {
    drawParagraph(sheet, text)
    await giveWay()
  }
  sheet.root.end()
  drawMargins(sheet, paper)
}

function drawLetterhead(sheet: Sheet, { logo, from, preview }: Paper): void {
  if (preview) sheet.y += 14
  const top = sheet.y
  const ownHeight = logo
    ? sheet.picture(sheet.root, logo.bytes, top, { width: 170, height: 44, alt: from.name })
    : sheet.write(sheet.root, 'P', from.name, top, { start: 0, width: 280, size: 15, weight: 600, leading: 20 })
  const box: Box = { ...small, start: sheet.width - 200, width: 200, align: 'end' }
  let y = top
  for (const line of from.lines) y += sheet.write(sheet.root, 'P', line, y, box)
  sheet.y = Math.max(top + ownHeight, y) + 14
  sheet.rule(sheet.y, { start: 0, width: sheet.width }, 1.4)
  sheet.y += 24
}

function drawAddress(sheet: Sheet, { to, facts }: Paper): void {
  const top = sheet.y
  let y = top
  const box: Box = { ...body, start: 0, width: 250 }
  for (const [at, line] of to.lines.entries())
    y += sheet.write(sheet.root, 'P', line, y, at === 0 ? { ...box, weight: 600 } : box)
  for (const line of to.small) y += sheet.write(sheet.root, 'P', line, y, { ...small, start: 0, width: 250 })
  const factsEnd = drawFacts(sheet, facts, top, { start: sheet.width - sideWidth, width: sideWidth, isSpread: true })
  sheet.y = Math.max(y, factsEnd) + 28
}

interface FactBox {
  start: number
  width: number
  /** Values at the far side, rather than beside their labels. */
  isSpread?: boolean
}

/** Labels and values; gives where they end. */
function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  top: number,
  { start, width, isSpread = false }: FactBox,
): number {
  const widest = Math.max(0, ...facts.map(({ label }) => sheet.textWidth(label, body)))
  const labelWidth = Math.min(widest + 1, width * 0.5)
  const gap = 14
  let y = top
  for (const { label, value } of facts) {
    const group = sheet.group(sheet.root, 'Div')
    const labelBox = { ...body, color: colors.soft, start, width: labelWidth }
    const valueBox: Box = {
      ...body,
      start: start + labelWidth + gap,
      width: width - labelWidth - gap,
      align: isSpread ? 'end' : 'start',
    }
    const height = sheet.write(group, 'P', label, y, labelBox)
    y += Math.max(height, sheet.write(group, 'P', value, y, valueBox)) + 3
    group.end()
  }
  return y
}

const sumHeight = (sum: Sum) => (sum.isTotal ? 30 : 18)

/** Sums stay on one page. */
function drawSums(sheet: Sheet, sums: readonly Sum[]): void {
  const height = sums.reduce((all, sum) => all + sumHeight(sum), 12)
  if (!sheet.hasRoom(height)) sheet.addPage()
  sheet.y += 10
  const table = sheet.group(sheet.root, 'Table')
  const start = sheet.width - sideWidth - 24
  const width = sideWidth + 24
  const styleOf = (sum: Sum) => (sum.isTotal ? { size: 11, weight: 600 as const, leading: 15 } : body)
  const valueWidth = Math.max(0, ...sums.map((sum) => sheet.textWidth(sum.value, styleOf(sum)))) + 1
  for (const sum of sums) {
    const style = styleOf(sum)
    if (sum.isTotal) {
      sheet.rule(sheet.y + 3, { start, width }, 1.2)
      sheet.y += 9
    }
    const row = sheet.group(table, 'TR')
    const labelBox = { ...style, start, width: width - valueWidth - 12, ...(!sum.isTotal && { color: colors.soft }) }
    const labelHeight = sheet.write(row, 'TH', sum.label, sheet.y, labelBox)
    sheet.write(row, 'TD', sum.value, sheet.y, {
      ...style,
      start: start + width - valueWidth,
      width: valueWidth,
      align: 'figure',
    })
    row.end()
    sheet.y += Math.max(labelHeight, leadingOf({ ...style, start, width })) + 4.5
  }
  table.end()
}

/** Payment details at the start, installments beside them. */
function drawEnd(sheet: Sheet, { payment, schedule }: Paper): void {
  if (!payment && !schedule) {
    sheet.y += 18
    return
  }
  const rows = Math.max((payment?.facts.length ?? 0) + (payment?.sentence ? 2 : 0), schedule?.facts.length ?? 0)
  if (!sheet.hasRoom(rows * 17 + 60)) sheet.addPage()
  sheet.y += 22
  const top = sheet.y
  const left = { start: 0, width: schedule ? sheet.width - sideWidth - 24 : sheet.width }
  const right = { start: payment ? sheet.width - sideWidth : 0, width: sideWidth }
  const ends = [top]
  const titled = (heading: string, box: FactBox) => {
    const height = sheet.write(sheet.root, 'H2', heading, top, { ...body, ...box, size: 10, weight: 600 })
    return top + height + 5
  }
  if (payment) {
    let y = titled(payment.heading, left)
    if (payment.sentence) y += sheet.write(sheet.root, 'P', payment.sentence, y, { ...body, ...left }) + 5
    ends.push(drawFacts(sheet, payment.facts, y, left))
  }
  if (schedule)
    ends.push(drawFacts(sheet, schedule.facts, titled(schedule.heading, right), { ...right, isSpread: true }))
  sheet.y = Math.max(...ends) + 14
}

/** Text that may go on on the next page. */
function drawParagraph(sheet: Sheet, text: string): void {
  const box: Box = { ...body, size: 8.5, leading: 12.5, color: colors.soft, start: 0, width: sheet.width }
  const lines = sheet.lines(text, box)
  let at = 0
  while (at < lines.length) {
    if (!sheet.hasRoom(leadingOf(box))) sheet.addPage()
    const fitting = Math.max(1, Math.floor((page.height - page.bottom - sheet.y) / leadingOf(box)))
    const part = lines.slice(at, at + fitting)
    sheet.mark(sheet.root, 'P', part.join(' '), () => sheet.draw(part, sheet.y, box))
    sheet.y += part.length * leadingOf(box)
    at += fitting
  }
  sheet.y += 6
}

/** Page numbers, the document's number at the head of later pages, and the band of a preview. */
function drawMargins(sheet: Sheet, { heading, from, preview, pageOf }: Paper): void {
  const half = sheet.width / 2
  sheet.onEachPage((number, count) => {
    const foot = page.height - 42
    sheet.draw(sheet.lines(from.name, { ...small, start: 0, width: half }).slice(0, 1), foot, {
      ...small,
      start: 0,
      width: half,
    })
    const end: Box = { ...small, start: half, width: half, align: 'end' }
    sheet.draw([pageOf(number, count)], foot, end)
    if (number > 1) {
      const head = sheet.lines(heading, { ...small, start: 0, width: sheet.width }).slice(0, 1)
      sheet.draw(head, page.top - 21, { ...small, start: 0, width: sheet.width })
    }
  })
  if (!preview) return
  sheet.onEachPage(() => {
    const width = sheet.textWidth(preview, { size: 9, weight: 600 })
    sheet.band(0, 22, colors.band)
    sheet.draw([preview], 4.5, {
      start: (sheet.width - width) / 2,
      width: width + 1,
      size: 9,
      weight: 600,
      leading: 13,
      color: colors.onBand,
    })
  })
}
