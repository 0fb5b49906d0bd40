import { drawLink, type LinkProps } from '@dragoman/ui/Link'
import { useRouter, type LinkProps as RouterLinkProps } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { SampleBadge } from './SampleBadge.tsx'
import { useIsSample } from './samples.ts'

type PageOfOne = Extract<RouterLinkProps['to'], `${string}/$id`>

export interface RowLinkProps extends Pick<LinkProps, 'children'> {
  to: PageOfOne
  id: string
  /** Makes the whole card of a row answer, see `DataTable`. */
  'data-main'?: ''
}

/**
 * A link in each row of a table. The router's own reckons its address again with every move to another page, and follows
 * whether it is the present one: with fifty of them, a tenth of what such a move costs.
 */
export function RowLink({ to, id, ...props }: RowLinkProps) {
  const router = useRouter()
  const target = { to, params: { id } } as const
  const prepare = () => void router.preloadRoute(target).catch(() => undefined)
  const isSample = useIsSample(id)
  const link = drawLink({
    ...props,
    href: to.replace('$id', encodeURIComponent(id)),
    variant: 'plain',
    onMouseEnter: prepare,
    onFocus: prepare,
    onTouchStart: prepare,
    onClick: (event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      void router.navigate(target)
    },
  })
  if (!isSample) return link
  return (
    <>
      {link} <SampleBadge id={id} />
    </>
  )
}

/** A press that follows a link where it stands: with a key, or another button, it opens elsewhere. */
export const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
