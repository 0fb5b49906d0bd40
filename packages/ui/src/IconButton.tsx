import { drawButton, type PressProps } from './BareButton.tsx'
import { drawDirectionalIcon } from './DirectionalIcon.tsx'
import { drawIcon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'
import { Spinner } from './Spinner.tsx'
import { useTooltip, type TooltipProps } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<PressProps, 'aria-label' | 'className'> {
  icon: IconName
  /** The accessible name, shown as a tooltip too. */
  label: string
  /** `quiet` without a frame, `outline` like a secondary button. */
  variant?: 'quiet' | 'outline'
  size?: 'regular' | 'small'
  /** Mirrors the icon in right-to-left languages. */
  isDirectional?: boolean
  /** For a switch between two states, such as a panel that is open. */
  isActive?: boolean
  tooltipPlacement?: TooltipProps['placement']
}

/** A square button with an icon and a tooltip: at least 28 × 28 pixels. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'regular',
  isDirectional,
  isActive,
  tooltipPlacement,
  ...props
}: IconButtonProps) {
  const draw = isDirectional ? drawDirectionalIcon : drawIcon
  const button = drawButton({
    ...props,
    'aria-label': label,
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-active': isActive || undefined,
    children: props.isPending ? <Spinner /> : draw({ name: icon }),
  })
  return useTooltip({ content: label, placement: tooltipPlacement, children: button })
}
