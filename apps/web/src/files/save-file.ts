/** Hands a file that is in memory to the browser's downloads. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads from an address, such as the signed one of a built file, without leaving the page. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
