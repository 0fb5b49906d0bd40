const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `tasks.updateStatus` → `TasksUpdateStatus`: the stem of an operation's type names. */
export const typeStem = (operationId: string): string => operationId.split('.').map(capital).join('')

const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await'.split(
    ' ',
  ),
)

/**
 * `export const name…` with its words, by way of another name where the language keeps `name` for itself: editors show the
 * words that stand at either.
 */
export function exportConst(name: string, doc: string, rest: string): string {
  if (!reserved.has(name)) return `${doc}export const ${name}${rest}\n`
  return `${doc}const ${name}_${rest}\nexport {\n${doc.replaceAll(/^(?=.)/gm, '  ')}  ${name}_ as ${name},\n}\n`
}

/** The first lines of every generated file. */
export const header = (sources: string): string => `// Generated from ${sources} by openapi/generate.ts. Do not edit.\n`
