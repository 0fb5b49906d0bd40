/** Width and precision of printf, after its flags. */
const size = String.raw`(?:\d{1,4}|\*(?:\d{1,3}\$)?)?(?:\.(?:\d{1,4}|\*(?:\d{1,3}\$)?)?)?`
const position = String.raw`(?:\d{1,3}\$)?`
const macro = String.raw`<PRI[diouxX](?:(?:LEAST|FAST)?\d{1,2}|MAX|PTR)>`
const length = '(?:hh|h|ll|l|L|q|j|z|t)?'

/** A space is a flag, too; but before a word it follows a percentage: "50 % done". */
const percent = (rest: (flags: string) => string, flags = "-+#0'"): string =>
  `%%|%${rest(`[${flags}]{0,6}`)}|%${rest(`[ ${flags}]{0,6}`)}(?![A-Za-z\u00AA-\uFFFF])`
const printf = (letters: string, flags?: string): string =>
  percent((given) => `${position}${given}${size}${length}${letters}`, flags)
const c = printf(`(?:[diouxXeEfFgGaAcCsSpnm]|${macro})`, "-+#0'I")
// A field may hold another one.
const braces = String.raw`\{\{|\}\}|\{[\w.[\]]{0,100}(?:![a-z])?(?::[^{}]{0,100}(?:\{\w{0,50}\}[^{}]{0,100}){0,3})?\}`
const numbered = (more: string): string => String.raw`\{\{|\}\}|\{\d{1,3}${more}\}`
const scheme = String.raw`~~|~(?:[-+]?\d{1,4}|[,#vV]|'.){0,8}[:@]{0,2}[a-zA-Z%&|{}()[\];^?*<>/]`

/** Expressions for placeholders, by the language of programs that a gettext flag names. */
const formats: Readonly<Record<string, string>> = {
  c,
  objc: printf(`(?:[diouxXeEfFgGaAcCsSpn@]|${macro})`),
  awk: printf('[diouxXeEfFgGaAcs]'),
  lua: printf('[diouxXeEfFgGaAcsqp]'),
  tcl: printf('[diouxXeEfFgGcs]'),
  sh_printf: printf('[diouxXeEfFgGaAcsbq]'),
  elisp: printf('[diouxXeEfFgGcsS]'),
  librep: printf('[diouxXcsS]'),
  javascript: printf('[diouxXeEfFgGaAcsjOp]'),
  perl: printf('[diouxXeEfFgGaAcspbBnvDUO]'),
  php: percent((flags) => `${position}(?:${flags}|'.){1,3}${size}[bcdeEfFgGosuxX]`, '-+0'),
  python: percent((flags) => String.raw`(?:\([^()]{1,100}\))?${flags}${size}[hlL]?[diouxXeEfFgGcrsa]`),
  ruby: `${String.raw`%\{[^{}]{1,100}\}|`}${percent(
    (flags) => String.raw`${flags}${position}${size}(?:<\w{1,50}>)?${flags}${size}[aAbBcdeEfgGiopsuxX]`,
  )}`,
  java_printf: percent(
    (flags) => String.raw`(?:\d{1,3}\$|<)?${flags}${size}(?:[tT][A-Za-z]|[bBhHsScCdoxXeEfgGaAn])`,
    '-#+0,(',
  ),
  go: percent((flags) => String.raw`${flags}(?:\[\d{1,3}\])?${size}(?:\[\d{1,3}\])?[vTtbcdoOqxXUeEfFgGspw]`),
  d: printf('[sdboxXeEfFgGac]'),
  object_pascal: String.raw`%%|%(?:\d{1,3}:)?-?${size}[dueEfFgGnNmMpPsSxXDU]`,
  gcc_internal: percent(
    (flags) => String.raw`${position}${flags}${size}(?:hh|h|ll|l|w|q|z|t)?[-+#]{0,2}[A-Za-z<>'{}]`,
    "-+#0'q",
  ),
  gfc_internal: String.raw`%%|%${position}l?[diuxsCLcr]`,
  boost: String.raw`%\d{1,3}%|%\|[^|%]{1,50}\||${c}`,
  qt: String.raw`%L?(?:\d{1,2}|n)`,
  qt_plural: String.raw`%L?(?:\d{1,2}|n)`,
  kde: String.raw`%(?:\d{1,2}|n)`,
  kde_kuit: String.raw`%(?:\d{1,2}|n)`,
  ycp: '%%|%[1-9]',
  smalltalk: '%%|%[1-9A-Z]',
  python_brace: braces,
  'c++': braces,
  rust: braces,
  csharp: numbered(String.raw`(?:[,:][^{}]{0,100})?`),
  java: String.raw`\{\d{1,3}(?:,[^{}]{0,100})?\}`,
  perl_brace: String.raw`\{[A-Za-z_]\w{0,100}\}`,
  sh: String.raw`\$(?:[A-Za-z_]\w{0,100}|\{[A-Za-z_]\w{0,100}\})`,
  scheme,
  lisp: scheme,
}

/** The meaning of an entry's flags for the placeholders in its texts. */
export type FlaggedFormat = {
  /** All that is one. */
  format?: RegExp
  /** Nothing that looks like one of printf is. */
  noPrintf?: true
}

const compiled = new Map<string, RegExp>()

/** Reads flags such as `c-format` and `no-c-format`; nothing if there are none. */
export function formatOfFlags(flags: readonly string[]): FlaggedFormat {
  const names = flags.flatMap((flag) => /^(?!no-|possible-|impossible-)(.+)-format$/.exec(flag)?.[1] ?? [])
  const sources = names.flatMap((name) => {
    const key = name === 'pascal' ? 'object_pascal' : name.replaceAll('-', '_')
    return Object.hasOwn(formats, key) ? [formats[key]!] : []
  })
  if (sources.length === 0) return flags.includes('no-c-format') ? { noPrintf: true } : {}
  const source = sources.join('|')
  const known = compiled.get(source) ?? new RegExp(source, 'g')
  compiled.set(source, known)
  return { format: known }
}
