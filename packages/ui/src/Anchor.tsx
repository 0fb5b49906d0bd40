import type { ComponentProps } from 'react'
import type { DataAttributes } from './data-attributes.ts'
import { hoverMarks } from './hover-marks.ts'

export type AnchorProps = Omit<ComponentProps<'a'>, 'onPointerEnter' | 'onPointerLeave'>

/** The element of every link: native, as each row of a table has some. */
export const Anchor = (props: AnchorProps) => drawAnchor({ ...props })

/** The same without a component of its own. */
// oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the props
export const drawAnchor = (props: AnchorProps & DataAttributes) => <a {...props} {...hoverMarks} />
