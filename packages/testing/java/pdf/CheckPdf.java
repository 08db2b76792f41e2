import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.ValidationResult;

/** Prints of each PDF file whether it keeps to PDF/UA-1, otherwise which rules of ISO 14289-1 it breaks. */
public class CheckPdf {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    boolean all = true;
    for (String file : files) {
      ValidationResult result = validate(file);
      all &= result.isCompliant();
      System.out.println(file + ": " + (result.isCompliant() ? "keeps to PDF/UA-1" : "does not keep to PDF/UA-1"));
      result.getFailedChecks().forEach((rule, times) ->
          System.out.println("  rule " + rule.getClause() + "-" + rule.getTestNumber() + " is broken " + times + " times"));
    }
    System.exit(all ? 0 : 1);
  }

  private static ValidationResult validate(String file) throws Exception {
    PDFAFlavour flavour = PDFAFlavour.PDFUA_1;
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      return validator.validate(parser);
    }
  }
}
