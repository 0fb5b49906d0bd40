import { useMatches } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../i18n/t.ts'
import { truncate } from '../i18n/truncate.ts'

/** The name of the product, on its own and in titles. */
export const productName = 'Dragoman'

let pageName: string | undefined
let isWhole = false
const listeners = new Set<() => void>()

/** Sets the name of what the page shows; `usePageName` does. A whole one stands without the kind of page. */
export function setPageName(name: string | undefined, kind: { isWhole?: boolean } = {}) {
  pageName = name
  isWhole = kind.isWhole ?? false
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The length of a name that tabs and bookmarks can show without losing the rest of the title. */
const nameLength = 60

/** The document's title: what the page shows, the kind of page, the product. */
export function useDocumentTitle() {
  // A page that is on its way has no words yet.
  const kind = useMatches({
    select: (matches) => matches.findLast(({ status }) => status !== 'pending')?.staticData.title ?? 'shell.home',
  })
  const name = useSyncExternalStore(subscribe, () => pageName)
  const title = [name && truncate(name, nameLength), !isWhole && t(kind), productName].filter(Boolean).join(' – ')
  useEffect(() => {
    document.title = title
  }, [title])
}
