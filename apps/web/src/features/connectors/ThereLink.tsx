import { Link } from '@dragoman/ui/Link'
import type { ReactNode } from 'react'

/** A link into the other system, in a tab of its own; plain words where the place is not known. */
export const ThereLink = ({ url, children }: { url: string | undefined; children: ReactNode }) =>
  url === undefined ? (
    children
  ) : (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  )
