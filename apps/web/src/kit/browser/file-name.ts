const NAME_LENGTH = 60

/** A name for a file from a title: letters, digits and hyphens, which every file system accepts. */
export function fileNameOf(title: string, otherwise: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? otherwise : plain
}
