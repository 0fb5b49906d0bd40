import { operation, type Method, type OperationFlags } from './operation.ts'

const methods: Readonly<Record<string, Method>> = { ' ': 'GET', '+': 'POST', '=': 'PUT', '!': 'DELETE' }

/** Segments kept of the path before, those that follow, what stands for the method, the verb, flags. */
const row = /^(\w)(.*?)([ +=!])(\S+) ?(.*)/

const upper = (text: string, letters: RegExp) => text.replace(letters, (found) => found.at(-1)!.toUpperCase())

/** The last word of a path, as a name of the language. */
const lastWord = (path: readonly string[]) =>
  upper(
    path.findLast((segment) => /^\w/.test(segment))!,
    /-\w/g,
  )

function segmentOf(text: string, before: readonly string[]): string {
  if (text === '{') return `{${lastWord(before)}UUID}`
  if (text === '}') return `{${lastWord(before)}Uuid}`
  return text[0] === '{' ? `${text}}` : text
}

/**
 * Builds operations from a table; only generated code calls it. A line is a resource, or an operation of the resource
 * above it: `3{/role=set*s 0ab` keeps three segments (base 36) of the path before and goes on with `/{userUUID}/role`;
 * it is a PUT (`+` is a POST, `!` a DELETE, a space a GET) and is called `setRoles`: a star is the path's last word.
 * `{` alone is a parameter named after the word before it and `UUID`, `}` the same with `Uuid`, `{id` any other.
 * Letters are the resources that a write refreshes, in the order of the table: `a` to `Z`, then `[a` to `[Z`, then `[[a`.
 * @param flags what digits and signs stand for
 */
export function operationTable<Operations extends object>(
  flags: Readonly<Record<string, OperationFlags>>,
  lines: string,
): Operations {
  const resources = lines.match(/^\w+$/gm)!
  const table: Record<string, Record<string, unknown>> = {}
  let resource = ''
  let path: string[] = []
  for (const line of lines.split('\n')) {
    const [, kept, rest, method, name, marks] = (row.exec(line) ?? []) as string[]
    if (!name) {
      table[(resource = line)] = {}
      continue
    }
    path = path.slice(0, Number.parseInt(kept!, 36))
    if (rest) for (const segment of rest.split('/')) path.push(segmentOf(segment, path))
    const verb = name.replace('*', (_, at) => upper(lastWord(path), at ? /^./ : /^$/))
    const differences: OperationFlags & { refreshes?: string[] } = {}
    for (const [mark, brackets, letter] of marks!.matchAll(/(\[*)(.)/g)) {
      if (flags[mark]) Object.assign(differences, flags[mark])
      else (differences.refreshes ??= []).push(resources[((letter!.charCodeAt(0) - 39) % 58) + 52 * brackets!.length]!)
    }
    table[resource]![verb] = operation(`${resource}.${verb}`, methods[method!]!, `/${path.join('/')}`, differences)
  }
  return table as Operations
}
