import type { PreviewBlock, PreviewText } from '@dragoman/sdk/operations/workUnits'
import { Fragment, type ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { columnLetters, groupBlocks, type PreviewGroup, type PreviewTable } from './group-blocks.ts'
import styles from './preview.module.css'

type ShowSegment = (segment: PreviewText) => ReactNode

export interface PreviewBlocksProps {
  blocks: readonly PreviewBlock[]
  show: ShowSegment
}

/** The texts of a page of a file, laid out as readers see them. */
export function PreviewBlocks({ blocks, show }: PreviewBlocksProps) {
  return groupBlocks(blocks).map((group, at) => <Group key={at} group={group} show={show} />)
}

function Group({ group, show }: { group: PreviewGroup; show: ShowSegment }) {
  switch (group.kind) {
    case 'part':
      return <p className={styles.part}>{partNames[group.part.kind]?.(group.part.name) ?? group.part.name}</p>
    case 'path':
      return (
        <p className={styles.path}>
          <bdi dir="ltr">{group.path.join(' › ')}</bdi>
        </p>
      )
    case 'table':
      return <Table table={group.table} isSheet={group.isSheet} show={show} />
    case 'list':
      return (
        <ul className={styles.list}>
          {group.blocks.map((block, at) => (
            <li key={at} data-level={Math.min(6, block.level ?? 1)}>
              <Sentences block={block} show={show} />
            </li>
          ))}
        </ul>
      )
    default:
      return <Block block={group.block} show={show} />
  }
}

function Block({ block, show }: { block: PreviewBlock; show: ShowSegment }) {
  const { kind, level, path, time } = block
  const name = kind === 'CUE' ? time : kind === 'KEY' ? path?.at(-1) : kind === 'ASIDE' ? t('preview.aside') : undefined
  return (
    <div
      className={styles.block}
      data-kind={kind}
      data-level={level}
      data-grouped={(path && path.length > 1) || undefined}
    >
      {name !== undefined && (
        <p className={styles.name}>
          <bdi dir={kind === 'ASIDE' ? undefined : 'ltr'}>{name}</bdi>
        </p>
      )}
      <p>
        <Sentences block={block} show={show} />
      </p>
    </div>
  )
}

function Sentences({ block, show }: { block: PreviewBlock; show: ShowSegment }) {
  return block.segments.map((segment) => <Fragment key={segment.id}>{show(segment)}</Fragment>)
}

function Table({
  table: { columns, rows },
  isSheet,
  show,
}: {
  table: PreviewTable
  isSheet: boolean
  show: ShowSegment
}) {
  return (
    <table className={styles.table}>
      {isSheet && (
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLetters(column)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ number, cells }) => (
          <tr key={number}>
            {isSheet && <th scope="row">{number}</th>}
            {cells.map((cell, at) => (
              <td key={at}>
                {cell?.map((block, each) => (
                  <Block key={each} block={block} show={show} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PartKind = NonNullable<PreviewBlock['part']>['kind']

const partNames: Partial<Record<PartKind, (name: string) => string>> = {
  SLIDE: (name) => t('preview.part.SLIDE', { name }),
  SHEET: (name) => t('preview.part.SHEET', { name }),
  STORY: (name) => t('preview.part.STORY', { name }),
  PAGE: (name) => t('preview.part.PAGE', { name }),
  NOTES: (name) => t('preview.part.NOTES', { name }),
  HEADER: () => t('preview.part.HEADER'),
  FOOTER: () => t('preview.part.FOOTER'),
  FOOTNOTES: () => t('preview.part.FOOTNOTES'),
  COMMENTS: () => t('preview.part.COMMENTS'),
  DRAWING: () => t('preview.part.DRAWING'),
  PROPERTIES: () => t('preview.part.PROPERTIES'),
}
