import type { Lifecycle } from '@dragoman/sdk/lifecycles'
import { html, type Html } from './html.ts'

const box = { width: 112, height: 34 }
const gap = 76
const lane = 26
const margin = 12

interface Edge {
  readonly from: number
  readonly to: number
  moves: string[]
}

/** One arrow from a state to another, whatever the number of moves that lead there. */
function edgesOf({ states, transitions }: Lifecycle<string, string, string>): Edge[] {
  const edges = new Map<string, Edge>()
  for (const { move, from, to } of transitions) {
    for (const start of from) {
      const key = `${start} ${to}`
      const edge = edges.get(key) ?? { from: states.indexOf(start), to: states.indexOf(to), moves: [] }
      if (!edge.moves.includes(move)) edge.moves.push(move)
      edges.set(key, edge)
    }
  }
  return [...edges.values()]
}

const span = ({ from, to }: Edge) => [Math.min(from, to), Math.max(from, to)] as const

/** Lanes for arcs, so that no two that share a stretch lie on each other: shorter ones are nearer to the states. */
function lanesOf(edges: readonly Edge[]): Map<Edge, number> {
  const lanes = new Map<Edge, number>()
  const rows: Edge[][] = []
  for (const edge of [...edges].sort((a, b) => span(a)[1] - span(a)[0] - (span(b)[1] - span(b)[0]))) {
    const [start, end] = span(edge)
    const isFree = (row: Edge[]) => row.every((other) => span(other)[0] >= end || span(other)[1] <= start)
    let index = rows.findIndex(isFree)
    if (index < 0) index = rows.push([]) - 1
    rows[index]!.push(edge)
    lanes.set(edge, index)
  }
  return lanes
}

/**
 * The states in a row, moves forward as arcs above them and moves back as arcs below, each with its name. The table
 * beside it says the same, so to a screen reader it is one picture. `arrow` is the id of its arrow's head.
 */
export function drawLifecycle(table: Lifecycle<string, string, string>, title: string, arrow: string): Html {
  const edges = edgesOf(table)
  const direct = edges.filter(({ from, to }) => to === from + 1)
  const own = edges.filter(({ from, to }) => from === to)
  const forward = edges.filter(({ from, to }) => to > from + 1)
  const back = edges.filter(({ from, to }) => to < from)
  const above = lanesOf(forward)
  const below = lanesOf(back)
  const rows = (lanes: Map<Edge, number>) => (lanes.size > 0 ? Math.max(...lanes.values()) + 1 : 0)
  const head = margin + Math.max(forward.length > 0 ? rows(above) * lane + 12 : 0, own.length > 0 ? 24 : 0)
  const width = 2 * margin + table.states.length * box.width + (table.states.length - 1) * gap
  const height = head + box.height + rows(below) * lane + (back.length > 0 ? 10 : 0) + margin
  const left = (state: number) => margin + state * (box.width + gap)
  const middle = (state: number) => left(state) + box.width / 2
  const label = (x: number, y: number, edge: Edge) =>
    html`<text x="${x}" y="${y}" class="move">${edge.moves.join(', ')}</text>`

  const straight = direct.map((edge) => {
    const start = left(edge.from) + box.width
    const y = head + box.height / 2
    return html`<path
        class="edge"
        d="M${start} ${y}H${left(edge.to) - 5}"
        marker-end="url(#${arrow})"
      />${label(start + gap / 2, y - 8, edge)}`
  })
  const arc = (edge: Edge, index: number, isAbove: boolean) => {
    const lanes = isAbove ? above : below
    const depth = 20 + (lanes.get(edge) ?? 0) * lane
    const edgeOfBox = isAbove ? head : head + box.height
    const level = isAbove ? head - depth : head + box.height + depth
    // Several arcs at one box start and end beside each other.
    const shift = ((index % 5) - 2) * 11
    const hasLoop = isAbove && own.some(({ from }) => from === edge.from)
    const out = middle(edge.from) + (hasLoop ? box.width / 2 - 10 : shift)
    const into = middle(edge.to) + shift
    const tip = edgeOfBox + (isAbove ? -5 : 5)
    return html`<path
        class="edge"
        d="M${out} ${edgeOfBox}V${level}H${into}V${tip}"
        marker-end="url(#${arrow})"
      />${label((out + into) / 2, level + (isAbove ? -5 : 13), edge)}`
  }
  const loops = own.map((edge) => {
    const x = middle(edge.from)
    return html`<path
        class="edge"
        d="M${x - 18} ${head}V${head - 14}H${x + 18}V${head - 5}"
        marker-end="url(#${arrow})"
      />${label(x, head - 19, edge)}`
  })
  const boxes = table.states.map(
    (state, index) =>
      html`<g class="${state === table.initial ? 'node initial' : 'node'}"
        ><rect x="${left(index)}" y="${head}" width="${box.width}" height="${box.height}" rx="6" /><text
          x="${middle(index)}"
          y="${head + box.height / 2 + 4}"
          >${state}</text
        ></g
      >`,
  )
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    width="${width}"
    height="${height}"
    role="img"
    aria-label="${title}: ${table.states.join(', ')}. The table says every move."
  >
    <defs>
      <marker id="${arrow}" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0L8 4L0 8z" class="tip" />
      </marker>
    </defs>
    ${straight}${forward.map((edge, index) => arc(edge, index, true))}${back.map((edge, index) => arc(edge, index, false))}${loops}${boxes}
  </svg>`
}
