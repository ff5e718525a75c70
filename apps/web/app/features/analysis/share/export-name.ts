/** ASCII slug of a text, words joined by '-', valid on every file system. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** File name of an export, from client and colour: 'maria-rossi-biondo-scuro-rame.txt'. */
export function exportFileName(
  client: { readonly firstName: string; readonly lastName: string } | null,
  colorName: string,
  extension: 'txt' | 'jpg',
): string {
  const parts = [client ? `${client.firstName} ${client.lastName}` : '', colorName].map(slug).filter(Boolean)
  return `${parts.join('-') || 'analisi-colore'}.${extension}`
}
