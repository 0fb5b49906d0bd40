/** A pattern of paths: `*` within a folder, `**` across folders, `?`, and `[a-z]`. */
export function patternOf(text: string): RegExp {
  const source = text.replaceAll(/\*\*\/|\*\*|\*|\?|\[[^\]/]+\]|[^*?[]+|\[/g, (part) => {
    if (part === '**/') return '(?:[^/]+/)*'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    if (part === '?') return '[^/]'
    if (part.length > 2 && part.startsWith('[') && part.endsWith(']')) return classOf(part)
    return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  return new RegExp(`^${source}$`)
}

const classOf = (part: string) => {
  const inner = part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')
  try {
    return new RegExp(`[${inner}]`).source
  } catch {
    return part.replaceAll(/[[\]]/g, String.raw`\$&`)
  }
}
