import type { RefObject } from 'react'

/** Puts the focus into the first field of a form that something is wrong with, once it is marked. */
export function focusFirstProblem(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus()
  })
}
