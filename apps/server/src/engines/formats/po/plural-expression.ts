/** Longest expression and deepest nesting that are read; real ones stay far below. */
const maxDepth = 50

type Evaluate = (n: number) => number
type Operator = (left: number, right: number) => number

/** Binary operators of C from the loosest to the tightest. */
const levels: readonly Readonly<Record<string, Operator>>[] = [
  { '||': (a, b) => Number(a !== 0 || b !== 0) },
  { '&&': (a, b) => Number(a !== 0 && b !== 0) },
  { '==': (a, b) => Number(a === b), '!=': (a, b) => Number(a !== b) },
  {
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => (b === 0 ? 0 : Math.trunc(a / b)), '%': (a, b) => (b === 0 ? 0 : a % b) },
]

/** Reads the `plural=` expression of a PO header, the part of C that gettext allows. `undefined` when it isn't one. */
export function parsePluralExpression(source: string): Evaluate | undefined {
  const tokens = source.match(/\d+|n|\|\||&&|[=!<>]=|[<>!?:()+\-*/%]|\S/g) ?? []
  let at = 0
  let depth = 0
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false
    at += 1
    return true
  }

  const ternary = (): Evaluate => {
    depth += 1
    if (depth > maxDepth) throw new SyntaxError('nested too deeply')
    const condition = binary(0)
    let result = condition
    if (take('?')) {
      const yes = ternary()
      if (!take(':')) throw new SyntaxError('expected :')
      const no = ternary()
      result = (n) => (condition(n) !== 0 ? yes(n) : no(n))
    }
    depth -= 1
    return result
  }
  const binary = (level: number): Evaluate => {
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    for (;;) {
      const operator = operators[tokens[at] ?? '']
      if (!operator) return left
      at += 1
      const before = left
      const right = binary(level + 1)
      left = (n) => operator(before(n), right(n))
    }
  }
  const unary = (): Evaluate => {
    if (take('!')) {
      const inner = unary()
      return (n) => Number(inner(n) === 0)
    }
    if (take('(')) {
      const inner = ternary()
      if (!take(')')) throw new SyntaxError('expected )')
      return inner
    }
    if (take('n')) return (n) => n
    const token = tokens[at] ?? ''
    if (!/^\d{1,9}$/.test(token)) throw new SyntaxError('expected a number')
    at += 1
    return () => Number(token)
  }

  try {
    const result = ternary()
    return at === tokens.length ? result : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined
    throw error
  }
}
