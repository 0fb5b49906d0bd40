const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each typed word stands somewhere in `texts`, whatever case and accents; nothing typed fits all. */
export function matchesWords(typed: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
