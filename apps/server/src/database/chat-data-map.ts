import { facts, type TableFacts } from './column-facts.ts'

const CHAT = 'until five minutes after the person removes the conversation'
const ATTACHED = 'with its conversation or project; 24 hours where it was never sent, or was taken out of its project'
const SHARED = 'until the link is ended or the conversation removed'

/** Conversations with the assistant. */
export const conversations: TableFacts = {
  id: facts('identifier', 'tells conversations apart', CHAT, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose conversation it is', CHAT, 'yes', 'with-owner'),
  title: facts('conversation', 'names the conversation in the list', CHAT, 'yes', 'with-owner'),
  type: facts('activity', 'tells spoken conversations from written ones', CHAT, 'yes', 'with-owner'),
  mode: facts('activity', 'the stance the assistant argues with', CHAT, 'yes', 'with-owner'),
  instructions: facts('conversation', 'what the assistant was asked to be', CHAT, 'yes', 'with-owner'),
  context: facts(
    'activity',
    'what the conversation is about; of a drill, how its speeches were given',
    CHAT,
    'yes',
    'with-owner',
  ),
  engine_choice: facts('activity', 'which engine answers', CHAT, 'yes', 'with-owner'),
  project_id: facts('identifier', 'which project it belongs to', CHAT, 'yes', 'with-owner'),
  leaf_id: facts('activity', 'which branch is shown', CHAT, 'yes', 'with-owner'),
  is_pinned: facts('activity', 'orders the list', CHAT, 'yes', 'with-owner'),
  is_archived: facts('activity', 'orders the list', CHAT, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it began', CHAT, 'yes', 'with-owner'),
  updated_at: facts('activity', 'orders the list', CHAT, 'yes', 'with-owner'),
  removed_at: facts('activity', 'when it was removed', CHAT, 'yes', 'with-owner'),
  erase_after: facts('operation', 'until when it can be restored', CHAT, 'yes', 'with-owner'),
  bytes: facts('operation', 'holds the account to the storage of its plan', CHAT, 'yes', 'with-owner'),
  search: facts('conversation', 'finds the title by its words', CHAT, 'described', 'with-owner'),
}

/** Their messages. */
export const chatMessages: TableFacts = {
  id: facts('identifier', 'tells messages apart', CHAT, 'yes', 'with-owner'),
  conversation_id: facts('identifier', 'which conversation it belongs to', CHAT, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose message it is', CHAT, 'yes', 'with-owner'),
  position: facts('operation', 'orders the messages', CHAT, 'yes', 'with-owner'),
  parent_id: facts('activity', 'which message it follows', CHAT, 'yes', 'with-owner'),
  role: facts('activity', 'tells the person from the assistant', CHAT, 'yes', 'with-owner'),
  content: facts('conversation', 'what was said', CHAT, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was said', CHAT, 'yes', 'with-owner'),
  status: facts('activity', 'how far the answer is', CHAT, 'yes', 'with-owner'),
  engine: facts('activity', 'says what made the answer', CHAT, 'yes', 'with-owner'),
  sources: facts('conversation', 'what the answer rests on', CHAT, 'yes', 'with-owner'),
  suggestions: facts('conversation', 'offers what to ask next', CHAT, 'yes', 'with-owner'),
  attachments: facts('conversation', 'names the documents that go with it', CHAT, 'yes', 'with-owner'),
  fault: facts('activity', 'why the answer was cut', CHAT, 'yes', 'with-owner'),
  is_imported: facts('activity', 'marks what was not said or made here', CHAT, 'yes', 'with-owner'),
  seq: facts('operation', 'which events the text holds', CHAT, 'described', 'with-owner'),
  wish: facts('activity', 'how the answer was to be made', CHAT, 'yes', 'with-owner'),
  lease_until: facts('operation', 'one server at a time', CHAT, 'no', 'with-owner'),
  fence: facts('operation', 'one server at a time', CHAT, 'no', 'with-owner'),
  stop_asked_at: facts('operation', 'ends the answer', CHAT, 'described', 'with-owner'),
  words_id: facts('operation', 'counts the words once', CHAT, 'described', 'with-owner'),
  words_counted: facts('operation', 'counts the words once', CHAT, 'described', 'with-owner'),
  usage_id: facts('operation', 'counts the answer once', CHAT, 'described', 'with-owner'),
  search: facts('conversation', 'finds the message by its words', CHAT, 'described', 'with-owner'),
}

/** The logs of answers. */
export const chatEvents: TableFacts = {
  message_id: facts('identifier', 'which answer it belongs to', CHAT, 'described', 'with-owner'),
  seq: facts('operation', 'orders the log', CHAT, 'described', 'with-owner'),
  event: facts('conversation', 'continues a broken connection where it broke', CHAT, 'described', 'with-owner'),
}

/** Documents attached to messages. */
export const chatAttachments: TableFacts = {
  id: facts('identifier', 'tells documents apart', ATTACHED, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose document it is', ATTACHED, 'yes', 'with-owner'),
  conversation_id: facts('identifier', 'which conversation it went with', ATTACHED, 'yes', 'with-owner'),
  project_id: facts('identifier', 'which project it is a file of', ATTACHED, 'yes', 'with-owner'),
  name: facts('conversation', 'names the document', ATTACHED, 'yes', 'with-owner'),
  kind: facts('activity', 'what kind of document it was', ATTACHED, 'yes', 'with-owner'),
  bytes: facts('activity', 'how large the file was', ATTACHED, 'yes', 'with-owner'),
  pages: facts('activity', 'how many pages it had', ATTACHED, 'yes', 'with-owner'),
  length: facts('activity', 'how much of it was read', ATTACHED, 'yes', 'with-owner'),
  full_length: facts('activity', 'how much text it had', ATTACHED, 'yes', 'with-owner'),
  text: facts('conversation', 'the assistant answers from it', ATTACHED, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was attached', ATTACHED, 'yes', 'with-owner'),
}

/** Shared copies, shown by a link. */
export const chatShares: TableFacts = {
  conversation_id: facts('identifier', 'what was copied', SHARED, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'who shares it', SHARED, 'yes', 'with-owner'),
  token_hash: facts('credential', 'recognises the link', SHARED, 'described', 'with-owner'),
  title: facts('conversation', 'shown to whoever has the link', SHARED, 'yes', 'with-owner'),
  messages: facts('conversation', 'shown to whoever has the link', SHARED, 'yes', 'with-owner'),
  bytes: facts('operation', 'holds the account to the storage of its plan', SHARED, 'yes', 'with-owner'),
  shared_at: facts('activity', 'when it was shared', SHARED, 'yes', 'with-owner'),
}
