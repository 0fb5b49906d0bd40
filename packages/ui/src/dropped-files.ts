import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components/ListBox'

/** The dropped files, including those in folders, in the order they were dropped. */
export async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const lists = await Promise.all(items.filter((item) => item.kind !== 'text').map(filesIn))
  return lists.flat()
}

async function filesIn(item: FileDropItem | DirectoryDropItem): Promise<File[]> {
  if (item.kind === 'file') return [await item.getFile()]
  const files: File[] = []
  for await (const entry of item.getEntries()) files.push(...(await filesIn(entry)))
  return files
}

/** Splits files by whether their extension is among those that are taken. Extensions are without dot and in lower case. */
export function sortFiles(
  files: readonly File[],
  extensions: readonly string[],
): { accepted: File[]; refused: File[] } {
  const accepted: File[] = []
  const refused: File[] = []
  for (const file of files) {
    const extension = file.name.includes('.') ? file.name.split('.').at(-1)!.toLowerCase() : ''
    const list = extensions.includes(extension) ? accepted : refused
    list.push(file)
  }
  return { accepted, refused }
}
