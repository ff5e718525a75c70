import { RECENT_PAGE_SIZE } from '@riflesso/contract'
import { useState } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { ListHead } from '~/ui/list-head.tsx'
import { ArchiveList } from './archive-list.tsx'
import { ArchiveSearch } from './archive-search.tsx'

const { recent: copy } = archiveCopy

/** 'Analisi Recenti': the archive, four cards at a time, with its search. */
export function RecentAnalyses({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const [term, setTerm] = useState('')
  return (
    <section className="pt-12" aria-labelledby="recent-title">
      <ListHead
        level={2}
        id="recent-title"
        title={copy.title}
        subtitle={copy.subtitle}
        below={
          <ButtonLink look="plain" size="sm" to={paths.archive}>
            {copy.archive}
          </ButtonLink>
        }
      >
        <ArchiveSearch term={term} onSearch={setTerm} />
      </ListHead>
      <ArchiveList
        filter={{ q: term || undefined }}
        detail="colour"
        step={RECENT_PAGE_SIZE}
        onOpen={({ id }) => onOpen(id)}
      />
    </section>
  )
}
