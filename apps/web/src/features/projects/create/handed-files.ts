/** Files that were dropped on another page, for the project that is created next. */
let handed: { files: readonly File[]; refused: readonly File[] } | undefined

export function handFiles(files: readonly File[], refused: readonly File[]): void {
  handed = { files, refused }
}

/** Takes them, once. */
export function takeHanded() {
  const taken = handed
  handed = undefined
  return taken
}
