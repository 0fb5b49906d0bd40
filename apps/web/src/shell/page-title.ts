import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../i18n/t.ts'

/** The name of the product, on its own and in titles. */
export const productName = 'Dragoman'

let pageName: string | undefined

/** The document's title: what the page shows, the kind of page, the product. */
export function useDocumentTitle() {
  const title = useMatches({ select: (matches) => matches.at(-1)!.staticData.title })
  useEffect(() => {
    document.title = [pageName, t(title), productName].filter(Boolean).join(' – ')
  })
}

/** Puts the name of what a page shows, such as a person's, in front of the document's title. */
export function usePageName(name: string) {
  useEffect(() => {
    pageName = name
    document.title = `${name} – ${document.title}`
    return () => {
      pageName = undefined
    }
  }, [name])
}
