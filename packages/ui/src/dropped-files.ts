import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components/ListBox'

/**
 * The dropped files, including those in folders, in the order they were dropped. Those in folders have their path as
 * `webkitRelativePath`, as if the folder had been chosen in a dialog.
 */
export async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const lists = await Promise.all(items.filter((item) => item.kind !== 'text').map((item) => filesIn(item)))
  return lists.flat()
}

async function filesIn(item: FileDropItem | DirectoryDropItem, folder = ''): Promise<File[]> {
  if (item.kind === 'file') {
    const file = await item.getFile()
    return [folder === '' ? file : Object.defineProperty(file, 'webkitRelativePath', { value: folder + file.name })]
  }
  const files: File[] = []
  for await (const entry of item.getEntries()) files.push(...(await filesIn(entry, `${folder}${item.name}/`)))
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
