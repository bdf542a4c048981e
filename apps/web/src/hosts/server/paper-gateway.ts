import { workingPapers } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { PaperGateway } from '../../client/gateways/paper-gateway.ts'

/** Working papers of a signed-in user, over the server. */
export function createServerPaperGateway(call: Call): PaperGateway {
  return {
    listPapers: (query, signal) => call(workingPapers.list, { query, signal }),
    readPaper: (paperId, signal) => call(workingPapers.get, { params: { paperId }, signal }),
    createPaper: (body) => call(workingPapers.create, { body }),
    savePaper: (paperId, body) => call(workingPapers.save, { params: { paperId }, body }),
    readVersion: (paperId, version, signal) =>
      call(workingPapers.version, { params: { paperId }, query: { version }, signal }),
    changeParagraph: (paperId, body, signal) => call(workingPapers.change, { params: { paperId }, body, signal }),
    async removePaper(paperId) {
      await call(workingPapers.remove, { params: { paperId } })
    },
  }
}
