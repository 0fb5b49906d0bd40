import { RE2JS } from 're2js'

export interface Pattern {
  test(path: string): boolean
}

/**
 * A pattern of paths: `*` within a folder, `**` across folders, `?`, and `[a-z]`. Others write them: matched by RE2, none
 * takes longer than in proportion to the path.
 */
export function patternOf(text: string): Pattern {
  const source = text.replaceAll(/\*\*\/|\*\*|\*|\?|\[[^\]/]+\]|[^*?[]+|\[/g, (part) => {
    if (part === '**/') return '(?:[^/]+/)*'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    if (part === '?') return '[^/]'
    if (part.length > 2 && part.startsWith('[') && part.endsWith(']')) return classOf(part)
    return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  const pattern = RE2JS.compile(source)
  return { test: (path) => pattern.testExact(path) }
}

const classOf = (part: string) => {
  const inner = part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')
  try {
    return RE2JS.compile(`[${inner}]`).pattern()
  } catch {
    return part.replaceAll(/[[\]]/g, String.raw`\$&`)
  }
}
