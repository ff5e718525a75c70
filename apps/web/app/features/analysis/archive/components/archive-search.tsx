import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { SearchField } from '~/ui/form/search-field.tsx'

const { search: copy } = archiveCopy

/** Debounce of the search, milliseconds. */
const DEBOUNCE_MS = 200

type Props = {
  /** The name that the list is searched for. */
  readonly term: string
  readonly onSearch: (term: string) => void
}

/** Searches the archive by the client's name. */
export function ArchiveSearch({ term, onSearch }: Props) {
  const [text, setText] = useState(term)
  const [searched, setSearched] = useState(term)
  const search = useDebouncedCallback((next: string) => onSearch(next.trim()), DEBOUNCE_MS)
  // A link to the whole archive empties the field too.
  if (searched !== term) {
    setSearched(term)
    if (term === '') setText('')
  }
  return (
    <SearchField
      {...copy}
      value={text}
      onChange={(next) => {
        setText(next)
        search(next)
      }}
    />
  )
}
