let region: HTMLElement | undefined

/** Has a text read out at once, whatever has the focus. */
export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('aria-live', 'assertive')
    // Out of sight, for assistive technology alone.
    Object.assign(region.style, { position: 'fixed', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' })
    region.style.clipPath = 'inset(50%)'
    document.body.append(region)
  }
  region.textContent = text
}
