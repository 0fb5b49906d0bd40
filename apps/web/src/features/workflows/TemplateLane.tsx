import * as api from '@dragoman/sdk/api'
import type { Workflow, WorkflowTemplate } from '@dragoman/sdk/operations/workflows'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useOrderedWrites } from '../../form/use-ordered-writes.ts'
import { formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import styles from './TemplateLane.module.css'

interface TemplateLaneProps {
  template: WorkflowTemplate
  steps: readonly Workflow[]
}

/** The steps of a template one after the other. They are moved by dragging, by the arrow keys, and from their menus. */
export function TemplateLane({ template, steps }: TemplateLaneProps) {
  const { order, change, isPending } = useOrder(template)
  const [dragged, setDragged] = useState<string>()
  const lane = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<string>()
  const [said, setSaid] = useState('')
  const place = moved === undefined ? -1 : order.indexOf(moved)
  useEffect(() => {
    // A moved element loses the focus.
    if (moved !== undefined && place >= 0)
      lane.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(moved)}"] button`)?.focus()
  }, [moved, place])
  const nameOf = (code: string) => enumWord('workflow', code, steps.find((step) => step.code === code)?.title)
  const move = (code: string, to: number) => {
    if (to < 0 || to >= order.length || order[to] === code) return
    const next = order.filter((each) => each !== code)
    next.splice(to, 0, code)
    setMoved(code)
    setSaid(t('workflows.place', { name: nameOf(code), place: formatNumber(to + 1), count: formatNumber(next.length) }))
    change(next)
  }
  const moveByKey = (event: KeyboardEvent<HTMLElement>, code: string, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // The keys of an open menu come here, too, as it is a child of the step.
    const isOfStep = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!step || !isOfStep || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    move(code, at + (isTurned ? -step : step))
  }
  const others = steps.filter(({ active, code }) => active && !order.includes(code))
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol
        ref={lane}
        className={styles.lane}
        aria-label={t('workflows.stepsOf', { name: template.name })}
        aria-busy={isPending || undefined}
      >
        {order.map((code, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its menu has the focus
          <li
            key={code}
            data-step={code}
            className={styles.node}
            data-lifted={code === dragged || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', nameOf(code))
              setDragged(code)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged) move(dragged, at)
              setDragged(undefined)
            }}
            onKeyDown={(event) => moveByKey(event, code, at)}
          >
            {at > 0 && <DirectionalIcon name="chevron-end" className={styles.arrow} />}
            <span className={styles.step}>
              <bdi>{nameOf(code)}</bdi>
              <IconMenu icon="more" size="small" label={t('workflows.actions', { name: nameOf(code) })}>
                <MenuItem isDisabled={at === 0} onAction={() => move(code, at - 1)}>
                  {t('workflows.earlier')}
                </MenuItem>
                <MenuItem isDisabled={at === order.length - 1} onAction={() => move(code, at + 1)}>
                  {t('workflows.later')}
                </MenuItem>
                <MenuItem
                  tone="danger"
                  isDisabled={order.length === 1}
                  onAction={() => change(order.filter((each) => each !== code))}
                >
                  {t('workflows.takeOut')}
                </MenuItem>
              </IconMenu>
            </span>
          </li>
        ))}
        {others.length > 0 && (
          <li className={styles.node}>
            <DirectionalIcon name="chevron-end" className={styles.arrow} />
            <IconMenu icon="plus" variant="outline" label={t('workflows.addTo', { name: template.name })}>
              {() =>
                others.map(({ code }) => (
                  <MenuItem key={code} onAction={() => change([...order, code])}>
                    {nameOf(code)}
                  </MenuItem>
                ))
              }
            </IconMenu>
          </li>
        )}
      </ol>
    </>
  )
}

/** The steps of a template in their order, and how to change them: it shows at once, is saved, and can be undone. */
function useOrder(template: WorkflowTemplate) {
  const { write, unsaved } = useOrderedWrites(api.workflows.updateTemplate, template)
  const path = { templateUUID: template.uuid }
  const order = unsaved.at(-1)?.body?.workflows ?? template.workflows
  const change = (workflows: string[]) => {
    const before = { path, body: { workflows: [...order] } }
    const onSaved = (from: WorkflowTemplate) => {
      const action = { label: t('workflows.undo'), onAction: () => write(before, { from }) }
      showToast({ tone: 'success', title: t('workflows.saved', { name: template.name }), action })
    }
    write({ path, body: { workflows } }, { onSaved })
  }
  return { order, change, isPending: unsaved.length > 0 }
}
