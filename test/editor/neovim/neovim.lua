-- Biombo's server in Neovim's own client. Writes `ok …` or `not ok …` for each check.
-- Environment: NODE, SERVER (the bundled server), FOLDER (with nota.txt in it), RESULTS (the file to write).

local WAIT_MS, POLL_MS = 15000, 20
local folder = os.getenv('FOLDER')
local results = assert(io.open(os.getenv('RESULTS'), 'w'))

local function check(what, ok, detail)
  results:write((ok and 'ok ' or 'not ok ') .. what .. (ok and '' or (' # ' .. tostring(detail))) .. '\n')
end

local function becomes(condition)
  return vim.wait(WAIT_MS, condition, POLL_MS)
end

local function line(buffer, number)
  return vim.api.nvim_buf_get_lines(buffer, number - 1, number, true)[1]
end

local function start(buffer)
  local id = vim.lsp.start_client({
    name = 'biombo',
    cmd = { os.getenv('NODE'), os.getenv('SERVER'), '--stdio' },
    root_dir = folder,
    workspace_folders = { { uri = vim.uri_from_fname(folder), name = 'folder' } },
    get_language_id = function(_, filetype) return filetype == 'text' and 'plaintext' or filetype end,
  })
  vim.lsp.buf_attach_client(buffer, id)
  becomes(function()
    local client = vim.lsp.get_client_by_id(id)
    return client and client.initialized
  end)
  return vim.lsp.get_client_by_id(id)
end

-- As a user does it: the list of actions is shown, and the one with this title is chosen.
local function choose(kind, title)
  local offered = {}
  vim.ui.select = function(items, options, on_choice)
    for index, item in ipairs(items) do
      local text = options.format_item(item)
      table.insert(offered, text)
      if text:find(title, 1, true) then return on_choice(item, index) end
    end
    on_choice(nil)
  end
  local context = { only = { kind } }
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = context } or context)
  return offered
end

local function main()
  vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/nota.txt'))
  local buffer = vim.api.nvim_get_current_buf()
  local client = start(buffer)
  check('the server answers', client.server_capabilities.codeActionProvider ~= nil)

  local function count() return #vim.diagnostic.get(buffer) end
  check('three diagnostics', becomes(function() return count() == 3 end), count())
  local first = vim.diagnostic.get(buffer)[1]
  check('a diagnostic says what it is and not the value',
    first.source == 'biombo' and first.lnum == 1 and first.col == 5 and first.end_col == 19
    and first.message:find('CPF (certain)', 1, true) ~= nil and first.message:find('232', 1, true) == nil,
    vim.inspect(first))

  local hover = client.request_sync('textDocument/hover', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = 1, character = 8 },
  }, WAIT_MS, buffer)
  check('hover explains', hover.result and vim.inspect(hover.result.contents):find('check digits are right') ~= nil,
    vim.inspect(hover))

  vim.api.nvim_win_set_cursor(0, { 2, 8 })
  local offered = choose('quickfix', 'Mask this CPF')
  check('a code action masks', becomes(function() return line(buffer, 2) == 'CPF: [CPF], confere' and count() == 2 end),
    vim.inspect(offered) .. line(buffer, 2))

  vim.api.nvim_win_set_cursor(0, { 3, 15 })
  offered = choose('quickfix', 'Mark as false positive')
  local config = vim.uri_to_bufnr(vim.uri_from_fname(folder .. '/biombo.jsonc'))
  check('a false positive goes to biombo.jsonc', becomes(function()
    return count() == 1 and vim.api.nvim_buf_is_loaded(config)
      and table.concat(vim.api.nvim_buf_get_lines(config, 0, -1, true)):find('"nota.txt"', 1, true) ~= nil
  end), vim.inspect(offered) .. count())

  choose('source.fixAll.biombo', 'Mask')
  check('fix all masks the rest', becomes(function() return line(buffer, 4) == 'CNS: [CNS]' and count() == 0 end),
    line(buffer, 4))
  vim.cmd('wall')

  vim.lsp.stop_client(client.id)
  check('the server ends', becomes(function() return vim.lsp.client_is_stopped(client.id) end))
end

local ran, problem = xpcall(main, debug.traceback)
if not ran then check('the script', false, problem) end
results:close()
vim.cmd('0cquit')
