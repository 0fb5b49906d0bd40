import type { ComponentProps } from 'react'
import { hoverMarks } from './hover-marks.ts'

export type AnchorProps = Omit<ComponentProps<'a'>, 'onPointerEnter' | 'onPointerLeave'>

/** The element of every link: native, as each row of a table has some. */
export function Anchor(props: AnchorProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the props
  return <a {...props} {...hoverMarks} />
}
