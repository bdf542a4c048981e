/** A form with one file, as browsers send it. */
export function uploadForm(bytes: Buffer | string, name: string) {
  const boundary = '----PlacardTestBoundary7MA4YWxkTrZu0gW'
  const called = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${called}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
