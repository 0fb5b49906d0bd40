// Rules for oxlint about tests in a browser: what they wait for, and what they may not lean on.

interface Node {
  type: string
  [key: string]: unknown
}

interface Context {
  filename: string
  report(problem: { node: Node; message: string }): void
}

type Visitors = Record<string, (node: Node) => unknown>

/** Methods that read something of a page once. */
const readings = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
  'url',
])

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as Node
  return type === 'Identifier' ? String(name) : undefined
}

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

/** Whether an expression looks at a page, by itself or by one of the functions that do. */
function looksAtPage(node: Node, functions: ReadonlySet<string>): boolean {
  if (/Function/.test(node.type)) return false
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node
    if (callee.type === 'MemberExpression' && readings.has(nameOf(callee['property']) ?? '')) return true
    if (functions.has(nameOf(callee) ?? '')) return true
  }
  return childrenOf(node).some((child) => looksAtPage(child, functions))
}

/** The short functions of a file that look at a page, by their names. */
function functionsThatLook(node: Node): string[] {
  const { init } = node as { init?: Node }
  const body = node.type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression' ? init['body'] : undefined
  const looks = body !== undefined && looksAtPage(body as Node, new Set())
  return [...(looks ? [nameOf(node['id']) ?? ''] : []), ...childrenOf(node).flatMap(functionsThatLook)]
}

/** A look at a page inside `expect(…)` is taken once, before what it waits for may be there. */
const lookAgain = {
  create(context: Context): Visitors {
    let functions: ReadonlySet<string> = new Set()
    return {
      Program: (node) => (functions = new Set(functionsThatLook(node))),
      CallExpression(node) {
        const callee = node['callee'] as Node
        const [looked] = node['arguments'] as Node[]
        const isExpect =
          nameOf(callee) === 'expect' ||
          (nameOf(callee['object']) === 'expect' && nameOf(callee['property']) === 'soft')
        if (isExpect && looked && looksAtPage(looked, functions))
          context.report({
            node,
            message: 'This looks at the page once. Expect it of a locator or the page, or use expect.poll.',
          })
      },
    }
  },
}

/** The habits that made tests depend on the clock, on the network being quiet, and on each other. */
const standAlone = {
  create: (context: Context): Visitors => ({
    Literal(node) {
      if (node['value'] === 'networkidle')
        context.report({ node, message: 'A page that holds a stream is never idle. Wait for the thing itself.' })
      if (node['value'] === 'serial')
        context.report({ node, message: 'A failure would skip the rest of the chain. Make it one test of steps.' })
    },
    MemberExpression(node) {
      if (nameOf(node['property']) === 'waitForTimeout')
        context.report({ node, message: 'A busy machine needs longer. Wait for the thing itself.' })
    },
    Property(node) {
      const { type, value } = node['value'] as Node
      if (nameOf(node['key']) === 'retries' && type === 'Literal' && value !== 0)
        context.report({ node, message: 'A second try hides a race. Find its cause.' })
    },
  }),
}

// A tool insists on the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: 'browser-tests' },
  rules: { 'look-again': lookAgain, 'stand-alone': standAlone },
}
