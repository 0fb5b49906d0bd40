import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  placeOf,
  problemOf,
  sendFile,
  stageFile,
  type FileItem,
  type FileOptions,
  type OpenedArchive,
} from '../../../files/send-file.ts'

/** Files that are to come into a project, how each is read, and how far they are. */
export interface Uploads {
  items: readonly FileItem[]
  /** Files that were chosen, but are of no kind that can be read. */
  refused: readonly File[]
  /** Files of archives that are not taken. */
  notTaken: readonly { archive: string; files: OpenedArchive['notTaken'] }[]
  /**
   * Takes files, and sends them to where they wait for their project; the files of an archive take its place. One that
   * has the name of an earlier one takes its place; one that has the name of a file of the project, whose id `known`
   * tells, will be its new content. Names have folders in front of them.
   */
  add: (files: readonly File[], refused: readonly File[], known?: Known) => void
  /** Sends a file again that did not arrive. */
  retry: (id: string) => void
  /** Takes a file out again, on the server too if it got that far. */
  remove: (id: string, projectUUID: string | undefined) => Promise<void>
  /** Changes how some files are read. */
  setOptions: (ids: readonly string[], options: FileOptions) => void
  /** Brings into the project what is not there yet. Answers the ids of the files that are; others stay with what is wrong. */
  send: (projectUUID: string) => Promise<{ resources: string[]; isComplete: boolean }>
  /** Takes files that are done off the list. */
  dropDone: () => void
}

type Known = (place: string) => string | undefined

/** Keeps files while they wait, go, fail and are tried again. */
export function useUploads(): Uploads {
  const client = sdkOf(useQueryClient())
  const [items, setItems] = useState<readonly FileItem[]>([])
  const [refused, setRefused] = useState<readonly File[]>([])
  const [notTaken, setNotTaken] = useState<Uploads['notTaken']>([])
  const known = useRef<Known | undefined>(undefined)
  // The present items, for work that continues over many renders.
  const present = useRef(items)
  const staging = useRef(new Map<string, Promise<string | null>>())
  const change = (next: (items: readonly FileItem[]) => readonly FileItem[]) => {
    present.current = next(present.current)
    setItems(present.current)
  }
  const find = (id: string) => present.current.find((item) => item.id === id)
  const changeOne = (id: string, part: Partial<FileItem>) =>
    change((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const open = ({ id, file }: FileItem, archive: OpenedArchive) => {
    setNotTaken((all) => [
      ...all.filter((one) => one.archive !== file.name),
      { archive: file.name, files: archive.notTaken },
    ])
    change((all) =>
      archive.files.map(fromArchive).reduce<readonly FileItem[]>(
        (now, one) => withFile(now, one, known.current?.(placeOf(one))),
        all.filter((item) => item.id !== id),
      ),
    )
  }
  const stage = (item: FileItem) => {
    const under = stageFile(client, item, (part) => {
      if (find(item.id)?.file !== item.file) return
      if (part.opened) open(item, part.opened)
      else changeOne(item.id, part)
    })
    staging.current.set(item.id, under)
  }
  return {
    items,
    refused,
    notTaken,
    add(files, others, nowKnown) {
      setRefused(others)
      known.current = nowKnown
      change((all) => files.reduce((now, file) => withFile(now, { file }, nowKnown?.(file.name)), all))
      for (const item of present.current) if (files.includes(item.file)) stage(item)
    },
    retry(id) {
      const item = find(id)
      if (item && item.uploadUuid === undefined) stage(item)
    },
    async remove(id, projectUUID) {
      const item = find(id)
      if (item?.resourceUuid && !item.replaces && projectUUID) {
        const path = { projectUUID, projectResourceUUID: item.resourceUuid }
        try {
          await call(client, api.projects.removeResource, { path })
        } catch (error) {
          if (!isHttpError(error, 404)) return changeOne(id, { state: 'error', problem: problemOf(error) })
        }
      }
      change((all) => all.filter((each) => each.id !== id))
    },
    setOptions(ids, options) {
      change((all) => all.map((item) => (ids.includes(item.id) ? { ...waiting(item), options } : item)))
    },
    async send(projectUUID) {
      // An archive becomes files before any file is created. A file that is on its way already is not sent twice.
      const arrived = () => Promise.all(present.current.map(({ id }) => staging.current.get(id)))
      await arrived()
      for (const item of present.current) if (item.state !== 'done' && item.uploadUuid === undefined) stage(item)
      await arrived()
      for (const { id, state } of present.current) {
        const item = find(id)
        if (state === 'done' || item?.uploadUuid === undefined) continue
        await sendFile(client, projectUUID, item, (part) => changeOne(id, part))
      }
      const all = present.current
      const resources = all.flatMap(({ state, resourceUuid }) =>
        state === 'done' && resourceUuid ? [resourceUuid] : [],
      )
      return { resources, isComplete: all.length > 0 && resources.length === all.length }
    },
    dropDone() {
      setNotTaken([])
      change((all) => all.filter(({ state }) => state !== 'done'))
    },
  }
}

/** As before it was in the project: what the server keeps of it stays, unless it is still on its way there. */
const waiting = (item: FileItem): FileItem => ({
  ...item,
  ...(item.state !== 'uploading' && { state: 'waiting' }),
  problem: undefined,
  found: undefined,
})

type NewFile = Pick<FileItem, 'file' | 'packed' | 'uploadUuid'>

const fromArchive = ({ uuid, name, path, size }: OpenedArchive['files'][number]): NewFile => ({
  file: new File([], name),
  packed: { path, size },
  uploadUuid: uuid,
})

function withFile(items: readonly FileItem[], next: NewFile, replaces: string | undefined): readonly FileItem[] {
  const same = items.find((item) => placeOf(item) === placeOf(next))
  if (!same) return [...items, { id: crypto.randomUUID(), ...next, state: 'waiting', ...(replaces && { replaces }) }]
  const { uploadUuid: _, packed: __, ...rest } = waiting({ ...same, state: 'waiting' })
  return items.map((item) => (item === same ? { ...rest, ...next } : item))
}
