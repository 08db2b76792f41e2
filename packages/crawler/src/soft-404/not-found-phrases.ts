/** Whole sentences that are titles or headings of error pages, in lower case, by language. */
export const NOT_FOUND_PHRASES: readonly RegExp[] = [
  // Any language.
  /^(?:(?:error|fehler|erreur|errore|erro|fout|błąd|hata|ошибка)\s*:?\s*)?404(?:\s*:?\s*(?:error|not found|page not found|file not found|page|エラー|错误|錯誤|오류))*$/,
  // English.
  new RegExp(
    `^(?:the |this |that |your )?(?:requested )?(?:page|file|url|document|product|article|item|content|resource)?\\s*` +
      `(?:was |is |could |can )?not (?:be )?found$`,
  ),
  /^(?:the |this |that )?(?:page|file|url|document) (?:does not|doesn't|no longer) exists?$/,
  /^(?:the |this |that )?page (?:you requested |you are looking for )?(?:cannot|can't|could not|couldn't) be found$/,
  // German.
  /^(?:diese |die )?(?:angeforderte |gesuchte )?seite (?:wurde |konnte )?nicht gefunden(?: werden)?$/,
  /^(?:diese |die )?(?:angeforderte |gesuchte )?seite existiert nicht(?: mehr)?$/,
  // French.
  /^(?:la |cette )?page (?:demandée |recherchée )?(?:est )?(?:introuvable|non trouv[ée]e|inexistante)$/,
  /^(?:la |cette )?page (?:demandée |recherchée )?n'(?:existe pas|existe plus|a pas été trouvée)$/,
  // Spanish and Portuguese.
  /^(?:la )?p[áa]gina (?:solicitada )?(?:no (?:se ha |ha sido |fue )?encontrada|no existe|inexistente)$/,
  /^(?:a |esta )?p[áa]gina (?:solicitada |que (?:procura|você procura|está procurando) )?n[ãa]o (?:foi |p[ôo]de ser )?(?:encontrada|localizada)$/,
  /^(?:a |esta )?p[áa]gina (?:solicitada |que (?:procura|você procura|está procurando) )?(?:n[ãa]o existe(?: mais)?|inexistente)$/,
  // Italian.
  /^(?:la |questa )?pagina (?:richiesta |cercata |che (?:cerchi|stai cercando) )?non (?:è stata )?trovata$/,
  /^(?:la |questa )?pagina (?:richiesta |cercata |che (?:cerchi|stai cercando) )?(?:non esiste(?: più)?|inesistente)$/,
  // Dutch.
  /^(?:de |deze )?(?:opgevraagde |gevraagde )?pagina (?:die (?:u|je) zoekt )?(?:is |werd )?niet gevonden$/,
  /^(?:de |deze )?(?:opgevraagde |gevraagde )?pagina (?:die (?:u|je) zoekt )?(?:bestaat niet(?: meer)?|kon niet worden gevonden)$/,
  // Polish.
  /^(?:podana |żądana |szukana )?strona nie (?:została (?:znaleziona|odnaleziona)|istnieje|znaleziona)$/,
  /^(?:nie (?:znaleziono|odnaleziono|można znaleźć) (?:takiej |żądanej |szukanej )?strony|strony nie znaleziono)$/,
  // Russian and Ukrainian.
  /^(?:запрашиваемая |запрошенная |данная |эта |такая )?страница не (?:найдена|существует|обнаружена)$/,
  /^(?:такой |этой )?страницы (?:больше )?(?:не существует|нет|не найдено)$/,
  /^(?:сторінку не знайдено|сторінка не (?:знайдена|існує))$/,
  // Turkish. The dotless i is lost when capitals are converted to lower case.
  /^(?:arad[ıi][ğg][ıi]n[ıi]z )?sayfa(?:ya)? (?:bulunamad[ıi]|ula[şs][ıi]lamad[ıi]|mevcut de[ğg]il|yok)$/,
  /^(?:böyle bir sayfa (?:yok|bulunamad[ıi])|arad[ıi][ğg][ıi]n[ıi]z sayfay[ıi] bulamad[ıi]k)$/,
  // Japanese.
  /^(?:お探しの|ご指定の|指定された|該当する|アクセスしようとした)?ページ(?:は|が)(?:見つかりません|みつかりません|存在しません|ありません)(?:でした)?$/,
  // Chinese, in both scripts.
  /^(?:您|你)?(?:要|想)?(?:访问|訪問|查找|寻找|尋找|请求|請求|找)?的?(?:页面|頁面|网页|網頁)(?:不存在|未找到|找不到|沒有找到|没有找到|已不存在)(?:了)?$/,
  /^(?:找不到|未找到|没有找到|沒有找到|无法找到|無法找到)(?:该|該|此|这个|這個|您?(?:要|想)?(?:访问|訪問|查找|找|请求|請求)的)?(?:页面|頁面|网页|網頁)$/,
  // Korean.
  /^(?:요청하신 |요청한 |해당 |찾으시는 )?페이지(?:를|가) (?:찾을 수 (?:없습니다|없음)|존재하지 않습니다)$/,
  /^존재하지 않는 페이지(?:입니다)?$/,
];

/** Words of the phrases: a text without any of them is none of the phrases. */
export const NOT_FOUND_HINT =
  /404|found|exist|gefunden|introuvable|trouv|encontrada|localizada|trovata|esiste|gevonden|bestaat|znalezion|odnalezion|znaleźć|istnieje|найден|существует|обнаружена|страницы нет|знайден|існує|bulunamad|bulamad|laşılamad|sayfa|ページ|[页頁]面|[网網][页頁]|페이지/i;
