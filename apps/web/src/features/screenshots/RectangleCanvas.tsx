import type { Screenshot } from '@dragoman/sdk/operations/screenshots'
import { useRef, type PointerEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { afterKey, moved, placeOf, rectangleBetween, resized, type Rectangle } from './rectangles.ts'
import styles from './Screenshots.module.css'

export interface BoundRectangle extends Rectangle {
  id: string
  key: string
}

export interface RectangleCanvasProps {
  screenshot: Screenshot
  rectangles: readonly BoundRectangle[]
  onDraw: (drawn: Rectangle) => void
  onChange: (changed: BoundRectangle) => void
  onRemove: (id: string) => void
}

/** An image with its rectangles: drawn, moved, and sized by the pointer or by keys. */
export function RectangleCanvas({ screenshot, rectangles, onDraw, onChange, onRemove }: RectangleCanvasProps) {
  const picture = useRef<HTMLDivElement>(null)
  const begun = useRef<{ x: number; y: number; act: (by: { x: number; y: number }) => void }>(undefined)
  const placeIn = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = picture.current!.getBoundingClientRect()
    return {
      x: ((clientX - left) * screenshot.width) / width,
      y: ((clientY - top) * screenshot.height) / height,
    }
  }
  const begin = (event: PointerEvent, act: (by: { x: number; y: number }) => void) => {
    event.stopPropagation()
    // Other buttons open menus.
    if (event.button !== 0) return
    picture.current!.setPointerCapture(event.pointerId)
    begun.current = { ...placeIn(event), act }
  }
  const wayOf = (event: PointerEvent) => {
    const { x, y } = placeIn(event)
    return { x: x - begun.current!.x, y: y - begun.current!.y }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button beside it draws by keyboard
    <div
      ref={picture}
      // The image is not mirrored.
      dir="ltr"
      className={styles.picture}
      onPointerDown={(event) => {
        const from = placeIn(event)
        begin(event, (by) => {
          // A click draws nothing.
          if (Math.abs(by.x) < 4 || Math.abs(by.y) < 4) return
          onDraw(rectangleBetween(from, { x: from.x + by.x, y: from.y + by.y }, screenshot))
        })
      }}
      onPointerCancel={() => (begun.current = undefined)}
      onPointerUp={(event) => {
        const by = begun.current && wayOf(event)
        const act = begun.current?.act
        begun.current = undefined
        if (by) act?.(by)
      }}
    >
      <img
        className={styles.image}
        src={screenshot.url}
        alt={screenshot.name}
        width={screenshot.width}
        height={screenshot.height}
        draggable={false}
      />
      {rectangles.map((rectangle, at) => (
        <button
          key={rectangle.id}
          id={rectangle.id}
          type="button"
          className={styles.rectangle}
          style={placeOf(rectangle, screenshot)}
          aria-label={t('screenshots.rectangle', { number: at + 1, key: rectangle.key || t('screenshots.noKey') })}
          aria-describedby="screenshot-keys"
          onPointerDown={(event) => begin(event, (by) => onChange(moved(rectangle, by, screenshot)))}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove(rectangle.id)
            const changed = afterKey(rectangle, event, screenshot)
            if (!changed) return
            event.preventDefault()
            onChange(changed)
          }}
        >
          <span
            aria-hidden
            className={styles.corner}
            onPointerDown={(event) => begin(event, (by) => onChange(resized(rectangle, by, screenshot)))}
          />
        </button>
      ))}
    </div>
  )
}
